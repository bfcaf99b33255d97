# The front door. `make run` and `make test` do everything on a fresh Debian 12.
MAKEFLAGS += --no-print-directory
# Its targets follow each other, also under -j: what is missing is installed before anything is built.
.NOTPARALLEL:
prefix ?= /usr/local
JOBS := $(shell nproc)

.PHONY: all setup configure page run test test-long test-screen coverage bench install deb clean
all: setup configure
	@cmake --build build -j $(JOBS)

configure:
	@cmake --preset release > build.log 2>&1 || { cat build.log; exit 1; }
	@rm -f build.log

setup:
	@tools/setup

run: page
	@$(MAKE) configure
	@cmake --build build --target quincunx -j $(JOBS)
	@build/quincunx serve

page:
	@tools/setup page
	@tools/build-page

test:
	@tools/setup test
	@tools/test

# What `make test` takes a sample of, all of it: an hour or two.
test-long:
	@tools/setup test
	@tools/test-long

# The full screen alone, played through tmux; part of `make test`.
test-screen: all
	@ctest --test-dir build -L screen -j 8 --output-on-failure

# Which lines of src/ the tests reach; fails below the bar that tools/coverage names.
coverage:
	@tools/setup coverage
	@tools/coverage

bench: all
	@bench/run
	@build/bench_search

# `make install prefix=/usr DESTDIR=/tmp/root`; with the page inside where its tools are there.
install: setup
	@tools/build-page maybe
	@$(MAKE) configure
	@cmake --build build -j $(JOBS) --target installable
	@DESTDIR='$(DESTDIR)' cmake --install build --prefix $(prefix)

# Debian packages: the program, the C library, its header, the Python package (tools/deb)
deb: page
	@tools/setup deb
	@tools/deb

clean:
	rm -rf build
