-- The image of PostgreSQL runs this once, in an empty volume. Creates a role for the school that owns only its database. Removes the
-- password of the superuser, which can then only be used inside the container: docker compose exec postgres psql --username=postgres
\getenv password SCHOOL_PASSWORD
create role lectern login password :'password';
create database lectern owner lectern;
revoke connect on database lectern from public;
revoke connect on database postgres from public;
alter role postgres password null;
