-- What an identity provider calls people is mostly their address: it is compared as one (OP-198), so that müller@… is found whether its domain is
-- written in its own letters or as it stands in the DNS. An expression of a generated column cannot be changed before PostgreSQL 17: it is made
-- again, with its index. It rewrites the table.
alter table personnel_link no force row level security;
alter table personnel_link drop column user_name_key;

-- Two names that are one now would end the migration: the later of them keeps its person, and is told apart by its id. The provider is refused its
-- name when it sends it again, as it would be for any name twice.
update personnel_link as link set user_name = link.user_name || ' ' || link.external_id
where link.user_name is not null and exists (
  select from personnel_link as earlier
  where earlier.workspace_id = link.workspace_id and address_key(earlier.user_name) = address_key(link.user_name)
    and (earlier.created_time, earlier.external_id) < (link.created_time, link.external_id));

alter table personnel_link
  add column user_name_key text generated always as (address_key(user_name)) stored;
create unique index personnel_link_user_name_key on personnel_link (workspace_id, user_name_key) where user_name_key is not null;
alter table personnel_link force row level security;
