#!/bin/sh
# One back-up into BACKUPS, and those go that are older than KEEP_BACKUPS_DAYS. The files hold secrets: copy them to another machine as such.
set -eu
folder=${BACKUPS:-/backups}
landnam admin backup "$folder/landnam-$(date -u +%Y-%m-%dT%H%M%SZ).jsonl"
find "$folder" -name 'landnam-*.jsonl' -mtime "+${KEEP_BACKUPS_DAYS:-14}" -delete
