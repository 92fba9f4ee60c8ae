-- Access is withdrawn by an admin, the personnel system or the identity provider: no system gives back what an admin took (ADR 0056).

alter table app_user
  add column left_by text constraint app_user_left_by_known check (left_by in ('ADMIN', 'PERSONNEL', 'PROVIDER')),
  -- The right to run the workspace, given to an address that is not proven yet.
  add column admin_promised boolean not null default false;
comment on column app_user.left_time is 'When their access was withdrawn; null for those who may sign in.';
comment on column app_user.left_by is 'Who withdrew their access; counts while left_time is set.';
comment on column app_user.admin_promised is 'They become an admin once their address is proven.';

alter table invitation
  add column revoked_by text constraint invitation_revoked_by_known check (revoked_by in ('ADMIN', 'PERSONNEL', 'PROVIDER')),
  add column admin_promised boolean not null default false;
comment on column invitation.revoked_by is 'Who revoked it; counts while revoked_time is set.';
comment on column invitation.admin_promised is 'The account that is made of it becomes an admin once its address is proven.';

-- What was withdrawn before was withdrawn by a system that says so, all other invitations by hand.
alter table app_user no force row level security;
alter table invitation no force row level security;
alter table personnel_link no force row level security;
update app_user set left_by = coalesce((
    select case personnel_link.source when 'SERVER' then 'PROVIDER' else 'PERSONNEL' end from personnel_link
    where personnel_link.workspace_id = app_user.workspace_id and personnel_link.user_id = app_user.user_id
      and personnel_link.departed_time is not null
    order by personnel_link.departed_time desc limit 1), 'PERSONNEL')
  where app_user.left_time is not null;
update invitation set revoked_by = coalesce((
    select case personnel_link.source when 'SERVER' then 'PROVIDER' else 'PERSONNEL' end from personnel_link
    where personnel_link.workspace_id = invitation.workspace_id and personnel_link.user_id = invitation.user_id
      and personnel_link.departed_time is not null
    order by personnel_link.departed_time desc limit 1), 'ADMIN')
  where invitation.revoked_time is not null;
alter table app_user force row level security;
alter table invitation force row level security;
alter table personnel_link force row level security;

-- Whichever way an address is proven, the promise is kept in the same statement.
create function keep_admin_promise() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  if new.admin_promised and new.email_verified_time is not null then
    new.role_admin := true;
    new.admin_promised := false;
  end if;
  return new;
end $$;
revoke execute on function keep_admin_promise() from public;
create trigger app_user_admin_promise before insert or update on app_user for each row execute function keep_admin_promise();

-- Admins see what was promised and who withdrew access, and tools ask for what changed since they last came.
drop trigger app_user_changed on app_user;
create trigger app_user_changed before update on app_user for each row
  when (row (old.username, old.name, old.role_admin, old.create_course, old.create_voucher, old.email_verified_time, old.left_time,
      old.left_by, old.admin_promised)
    is distinct from row (new.username, new.name, new.role_admin, new.create_course, new.create_voucher, new.email_verified_time,
      new.left_time, new.left_by, new.admin_promised))
  execute function set_update_time();
