-- Whom a personnel system listed, and who left: they cannot sign in until they are back. Nothing of theirs is erased.

alter table app_user add column left_time timestamptz;
comment on column app_user.left_time is 'When the personnel system said that they left; null for whoever may sign in.';

create table personnel_link (
  workspace_id bigint not null,
  external_id text not null,
  user_id bigint not null,
  departed_time timestamptz,
  constraint personnel_link_pkey primary key (workspace_id, external_id),
  constraint personnel_link_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade
);
comment on column personnel_link.external_id is 'Their id in the personnel system.';
comment on column personnel_link.user_id is 'The account, or the invitation that it will be made of.';
comment on column personnel_link.departed_time is 'When a sync withdrew the access; null while they are there.';
create index personnel_link_user on personnel_link (workspace_id, user_id);

alter table personnel_link enable row level security;
alter table personnel_link force row level security;
create policy personnel_link_of_workspace on personnel_link
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update, delete on personnel_link to lectern_app;

-- A token of somebody who left counts as none, whenever it was given.
create or replace function viewer_of_token(in_workspace bigint, in_user bigint, in_family uuid, in_token uuid, at_time timestamptz)
  returns table (
    role_admin boolean, create_course boolean, create_voucher boolean, trial boolean, created_time timestamptz, is_creator boolean)
  language plpgsql volatile set search_path = pg_catalog, public, pg_temp
  as $$
declare
  used timestamptz;
begin
  perform set_config('lectern.workspace_id', in_workspace::text, true);
  select u.role_admin, u.create_course and u.rights_count, u.create_voucher and u.rights_count, w.trial, w.created_time,
      w.creator_id is not distinct from u.user_id, t.access_used_time
    into role_admin, create_course, create_voucher, trial, created_time, is_creator, used
    from refresh_token t
    join token_family f on f.workspace_id = t.workspace_id and f.family_id = t.family_id
    join app_user u on u.workspace_id = f.workspace_id and u.user_id = f.user_id
    join workspace w on w.workspace_id = u.workspace_id
    where t.workspace_id = in_workspace and t.token_id = in_token
      and f.family_id = in_family and f.user_id = in_user and f.revoked_time is null and u.left_time is null;
  if not found then
    return;
  end if;
  -- From here on the predecessor of this refresh token counts as misused when it comes again (OP-11).
  if used is null then
    update refresh_token set access_used_time = at_time
      where workspace_id = in_workspace and token_id = in_token and access_used_time is null;
  end if;
  return next;
end $$;

-- The nightly sync looks at all workspaces.
do $$
begin
  execute format('create policy integration_of_owner on integration to %I using (true)', current_user);
end $$;
create function integrations_to_sync() returns table (workspace_id bigint, integration_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select integration.workspace_id, integration.integration_id from integration
    where integration.type = 'PERSONNEL' and integration.settings -> 'sync' = 'true'::jsonb
  $$;
revoke execute on function integrations_to_sync() from public;
grant execute on function integrations_to_sync() to lectern_app;
