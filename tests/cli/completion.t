# completion and the sources of manual pages; tests/pack presses Tab and reads the pages.
$ quincunx completion tcsh
quincunx: expected one shell: bash, zsh or fish
[2]
$ quincunx completion
quincunx: expected one shell: bash, zsh or fish
[2]
$ quincunx help --scd nonsense
quincunx: there is no command 'nonsense'; 'quincunx help' lists them
[2]
$ quincunx help --scd rules | tail -n 6
*-h*, *--help*
	show this help

*--json*
	one JSON object a line
