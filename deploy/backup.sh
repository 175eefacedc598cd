#!/bin/sh
# Writes one backup into BACKUPS and deletes those older than KEEP_BACKUPS_DAYS. The files contain secrets: treat them as such when copying.
set -eu
folder=${BACKUPS:-/backups}
landnam admin backup "$folder/landnam-$(date -u +%Y-%m-%dT%H%M%SZ).jsonl"
find "$folder" -name 'landnam-*.jsonl' -mtime "+${KEEP_BACKUPS_DAYS:-14}" -delete
