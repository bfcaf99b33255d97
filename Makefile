# The front door. `make run` and `make test` do everything on a fresh Debian 12.
MAKEFLAGS += --no-print-directory
prefix ?= /usr/local
JOBS := $(shell nproc)

.PHONY: all setup configure page run test test-screen bench install clean
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

# The full screen, played through tmux. Keys and clicks travel through two programs that a busy
# machine may starve, so this is apart from `make test` and a script has three tries.
test-screen: all
	@ctest --test-dir build -L screen --repeat until-pass:3 --output-on-failure

bench: all
	@bench/run
	@build/bench_search

install: all
	@cmake --install build --prefix $(DESTDIR)$(prefix)

clean:
	rm -rf build
