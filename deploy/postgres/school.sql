-- PostgreSQL's image runs this once, in an empty volume: the school gets a role that owns one database and nothing else. The
-- superuser keeps no password, so it can only be used inside the container: docker compose exec postgres psql --username=postgres
\getenv password SCHOOL_PASSWORD
create role lectern login password :'password';
create database lectern owner lectern;
revoke connect on database lectern from public;
revoke connect on database postgres from public;
alter role postgres password null;
