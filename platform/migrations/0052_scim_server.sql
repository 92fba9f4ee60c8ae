-- An identity provider puts people into a workspace by SCIM: its token, and whom it knows, beside those of a personnel system (BEY-14).

create table scim_token (
  workspace_id bigint not null,
  token_hash bytea not null,
  created_time timestamptz not null default now(),
  last_use_time timestamptz,
  constraint scim_token_pkey primary key (workspace_id),
  constraint scim_token_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade
);
comment on table scim_token is 'What the identity provider of a workspace calls with; a workspace has one.';
comment on column scim_token.token_hash is 'SHA-256 of the token.';
comment on column scim_token.last_use_time is 'When it was last used, to the minute; null for never.';

alter table scim_token enable row level security;
alter table scim_token force row level security;
create policy scim_token_of_workspace on scim_token
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update, delete on scim_token to lectern_app;

-- Who linked whom. What is there was linked by a sync, as servers of the version before link still.
alter table personnel_link
  add column source text not null default 'CLIENT',
  add column user_name text,
  add column user_name_key text generated always as (lower(user_name)) stored,
  add column provider_key text,
  add column display_name text,
  add column given_name text,
  add column family_name text,
  add column created_time timestamptz not null default now(),
  add column update_time timestamptz not null default now(),
  add constraint personnel_link_source_check check (source in ('CLIENT', 'SERVER')),
  add constraint personnel_link_user_name_check check ((source = 'SERVER') = (user_name is not null)),
  drop constraint personnel_link_pkey,
  add constraint personnel_link_pkey primary key (workspace_id, source, external_id);
comment on column personnel_link.source is 'CLIENT: read from a personnel system by a sync; SERVER: sent by the identity provider.';
comment on column personnel_link.external_id is 'Their id in the personnel system; of the identity provider the id that it was told, which stays.';
comment on column personnel_link.user_name is 'What the identity provider calls them; null where a sync read them.';
comment on column personnel_link.provider_key is 'Their id at the identity provider, its externalId; null for none.';
comment on column personnel_link.display_name is 'Their name at the identity provider, which counts while they have no account; null for none.';
create unique index personnel_link_user_name_key on personnel_link (workspace_id, user_name_key) where user_name_key is not null;
create unique index personnel_link_provider_key_key on personnel_link (workspace_id, provider_key) where provider_key is not null;
create trigger personnel_link_changed before update on personnel_link for each row
  when (row (old.user_name, old.provider_key, old.display_name, old.given_name, old.family_name, old.departed_time)
    is distinct from row (new.user_name, new.provider_key, new.display_name, new.given_name, new.family_name, new.departed_time))
  execute function set_update_time();

-- Who registers without the link of their invitation, or is added anew, has another id: whoever knew them by the old one knows them by this.
-- By their names these triggers come before those of groups (0049): whoever puts a linked person into a group holds the link, so that the
-- groups are moved only once that person is in all of them.
create function account_carries_links() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  update personnel_link set user_id = new.user_id
    from invitation
    where invitation.workspace_id = new.workspace_id and invitation.username_key = lower(new.username)
      and invitation.user_id <> new.user_id
      and personnel_link.workspace_id = invitation.workspace_id and personnel_link.user_id = invitation.user_id
      and not exists (
        select from app_user where app_user.workspace_id = invitation.workspace_id and app_user.user_id = invitation.user_id);
  return null;
end $$;
create trigger app_user_carries_links after insert on app_user for each row execute function account_carries_links();

create function invitation_carries_links() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  update personnel_link set user_id = new.user_id
    where personnel_link.workspace_id = new.workspace_id and personnel_link.user_id = old.user_id
      and not exists (
        select from app_user where app_user.workspace_id = old.workspace_id and app_user.user_id = old.user_id);
  return null;
end $$;
create trigger invitation_carries_links after update of user_id on invitation for each row
  when (old.user_id <> new.user_id) execute function invitation_carries_links();

revoke execute on function account_carries_links(), invitation_carries_links() from public;

-- Admins see who left, and tools ask for what changed since they last came.
drop trigger app_user_changed on app_user;
create trigger app_user_changed before update on app_user for each row
  when (row (old.username, old.name, old.role_admin, old.create_course, old.create_voucher, old.email_verified_time, old.left_time)
    is distinct from row (new.username, new.name, new.role_admin, new.create_course, new.create_voucher, new.email_verified_time, new.left_time))
  execute function set_update_time();
