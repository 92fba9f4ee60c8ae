-- Groups of people: enrolled, reminded and counted together (BEY-13). Who belongs is put in by hand, by the identity provider, or by address.

-- Everyone at an address domain belongs to its groups without being written down: a column, as no index on an expression is ever used
-- under row-level security (0017). The domain comes first in its index, so that nobody reads a name by it. Each rewrites its table.
alter table app_user add column address_domain text generated always as (substring(lower(username) from '@([^@]*)$')) stored;
comment on column app_user.address_domain is 'What follows the @ of the address, in lower case.';
create index app_user_address_domain on app_user (address_domain, workspace_id);
alter table invitation add column address_domain text generated always as (substring(lower(username) from '@([^@]*)$')) stored;
comment on column invitation.address_domain is 'What follows the @ of the address, in lower case.';
create index invitation_address_domain on invitation (address_domain, workspace_id);

create table person_group (
  workspace_id bigint not null,
  group_id bigint not null default nextval('lectern_id'),
  name text not null,
  description text not null default '',
  address_domain text,
  origin text not null default 'HAND',
  external_id text,
  created_time timestamptz not null default now(),
  update_time timestamptz not null default now(),
  name_key text not null generated always as (lower(name)) stored,
  constraint person_group_pkey primary key (workspace_id, group_id),
  constraint person_group_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade,
  constraint person_group_origin_check check (origin in ('HAND', 'SCIM')),
  constraint person_group_name_check check (length(name) between 1 and 200),
  constraint person_group_description_check check (length(description) <= 2000),
  constraint person_group_domain_check check (address_domain = lower(address_domain) and (origin = 'HAND' or address_domain is null))
);
comment on column person_group.address_domain is 'Everyone whose address is at it belongs to the group, besides its members; null for none.';
comment on column person_group.origin is 'HAND, or SCIM: then its name and its members are the identity provider''s.';
comment on column person_group.external_id is 'Its id at the identity provider; null for none.';
comment on column person_group.update_time is 'When anything of the group last changed; who belongs to it counts where the identity provider says so.';
create unique index person_group_name_key on person_group (workspace_id, name_key);
create index person_group_newest on person_group (workspace_id, created_time, group_id);
create index person_group_domain on person_group (workspace_id, address_domain) where address_domain is not null;
create index person_group_external on person_group (workspace_id, external_id) where external_id is not null;
create trigger person_group_changed before update on person_group for each row
  when (row (old.name, old.description, old.address_domain, old.external_id)
    is distinct from row (new.name, new.description, new.address_domain, new.external_id))
  execute function set_update_time();

create table person_group_member (
  workspace_id bigint not null,
  group_id bigint not null,
  user_id bigint not null,
  added_time timestamptz not null default now(),
  constraint person_group_member_pkey primary key (workspace_id, group_id, user_id),
  constraint person_group_member_group_fkey foreign key (workspace_id, group_id)
    references person_group (workspace_id, group_id) on delete cascade
);
comment on column person_group_member.user_id is 'The account, or the invitation that it will be made of.';
create index person_group_member_user on person_group_member (workspace_id, user_id);

do $$
declare
  name text;
begin
  foreach name in array array['person_group', 'person_group_member'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy %I on %I using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id())',
      name || '_of_workspace', name);
    execute format('grant select, insert, update, delete on %I to lectern_app', name);
  end loop;
end $$;

-- A member is an account or an invitation, so no foreign key can follow them. The database does, whoever writes: somebody who registers
-- without the link of their invitation, or who is added anew, gets another id and stays in their groups.
create function move_group_member(in_workspace bigint, from_user bigint, to_user bigint) returns void
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  insert into person_group_member (workspace_id, group_id, user_id, added_time)
    select workspace_id, group_id, to_user, added_time from person_group_member
    where workspace_id = in_workspace and user_id = from_user
    on conflict on constraint person_group_member_pkey do nothing;
  delete from person_group_member where workspace_id = in_workspace and user_id = from_user;
end $$;

create function account_joins_groups() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
declare
  waiting bigint;
begin
  select user_id into waiting from invitation
    where workspace_id = new.workspace_id and username_key = lower(new.username) and user_id <> new.user_id;
  if found and not exists (select from app_user where workspace_id = new.workspace_id and user_id = waiting) then
    perform move_group_member(new.workspace_id, waiting, new.user_id);
  end if;
  return null;
end $$;
create trigger app_user_joins_groups after insert on app_user for each row execute function account_joins_groups();

create function invitation_moves_groups() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  if not exists (select from app_user where workspace_id = old.workspace_id and user_id = old.user_id) then
    perform move_group_member(new.workspace_id, old.user_id, new.user_id);
  end if;
  return null;
end $$;
create trigger invitation_moves_groups after update of user_id on invitation for each row
  when (old.user_id <> new.user_id) execute function invitation_moves_groups();

create function person_leaves_groups() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  if tg_table_name = 'app_user'
    or not exists (select from app_user where workspace_id = old.workspace_id and user_id = old.user_id) then
    delete from person_group_member where workspace_id = old.workspace_id and user_id = old.user_id;
  end if;
  return null;
end $$;
create trigger app_user_leaves_groups after delete on app_user for each row execute function person_leaves_groups();
create trigger invitation_leaves_groups after delete on invitation for each row execute function person_leaves_groups();

revoke execute on function move_group_member(bigint, bigint, bigint), account_joins_groups(), invitation_moves_groups(), person_leaves_groups()
  from public;
grant execute on function move_group_member(bigint, bigint, bigint) to lectern_app;
