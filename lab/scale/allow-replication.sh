#!/bin/sh
# Run once by the image of PostgreSQL, when it makes the primary: its own rule lets nobody replicate from another machine.
echo 'host replication all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
