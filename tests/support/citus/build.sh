#!/bin/sh
# Builds Citus against Debian's PostgreSQL 15 and installs it there: tests/support/citus/build.sh CITUS_GIT_FOLDER
# Needs: postgresql-15, postgresql-server-dev-15, build-essential, flex, and the headers of lz4, zstd, ssl, xml2, xslt,
# krb5, pam, selinux and readline. Takes about 8 minutes on two cores.
set -e
version=v12.1.12 # the newest for PostgreSQL 15
source=$(mktemp -d)
git -C "$1" archive "$version" | tar x -C "$source"
cd "$source"
PG_CONFIG=/usr/lib/postgresql/15/bin/pg_config ./configure --without-libcurl
make -j2 extension
make install-extension
