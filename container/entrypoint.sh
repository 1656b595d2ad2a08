#!/bin/sh
# The program of the container: the server, or the given command (`crea-amministratore mrossi …`). Everything is already built.
# The settings are those of the README; the data are in /dati.
set -eu
cd "$(dirname "$0")/.."
if [ $# -eq 0 ]; then set -- avvia; fi
exec node scripts/run.mjs "$@"
