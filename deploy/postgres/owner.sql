-- The role and the database of Sampan, made when the container of PostgreSQL starts with an empty volume (compose.yaml).
-- The role owns its database and can do nothing else: the image's own user is a superuser, who can read files and run programs.
\getenv password DATABASE_PASSWORD
create role sampan login password :'password';
create database sampan owner sampan;
