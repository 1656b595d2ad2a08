#!/bin/sh
# What the container runs: the server, or the command that is given (`crea-amministratore mrossi …`). The image has everything
# built; the settings are those of the README, and what is kept stands in /dati.
set -eu
cd "$(dirname "$0")/.."
if [ $# -eq 0 ]; then set -- avvia; fi
exec node scripts/run.mjs "$@"
