#!/bin/sh
# The user that the API works as: it owns nothing, and is granted what it needs at the API's start.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 --set "password=$POSTGRES_API_PASSWORD" <<'SQL'
create role vitrine_api login password :'password';
SQL
