-- What was deleted, so that tools that keep a copy can delete it there, too (BEY-44).

create table deletion (
  workspace_id bigint not null,
  kind text not null,
  raw_id bigint not null,
  delete_time timestamptz not null,
  constraint deletion_pkey primary key (workspace_id, kind, raw_id),
  constraint deletion_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade,
  constraint deletion_kind_check check (kind in ('COURSE', 'USER_COURSE', 'PERSON', 'GROUP', 'CAMPAIGN', 'FILE', 'SAVED_SECTION'))
);
comment on table deletion is 'Written by triggers alone, no matter who deletes and by which cascade; ids are never reused. Kept for 31 days.';
comment on column deletion.raw_id is 'The bare id: nothing else is left of what was deleted, of people either.';
create index deletion_in_order on deletion (workspace_id, delete_time, kind, raw_id);
create index deletion_age on deletion (delete_time);

alter table deletion enable row level security;
alter table deletion force row level security;
create policy deletion_of_workspace on deletion
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
do $$
begin
  -- Triggers write and housekeeping removes as the owner, in whatever workspace.
  execute format('create policy deletion_of_owner on deletion to %I using (true) with check (true)', current_user);
end $$;
grant select on deletion to lectern_app;

-- Of all rows that a statement deleted. The moment is that of the statement and not of its transaction, which may have begun long before.
-- Nothing is noted for a workspace that goes as a whole.
create function note_deletions() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
begin
  execute format(
    'insert into deletion (workspace_id, kind, raw_id, delete_time)
      select gone.workspace_id, %L, gone.%I, clock_timestamp() from gone
      where exists (select from workspace where workspace.workspace_id = gone.workspace_id)
      on conflict on constraint deletion_pkey do nothing',
    tg_argv[0], tg_argv[1]);
  return null;
end $$;

-- The account of someone who was invited has the id of the invitation, and outlives it.
create function note_deleted_invitations() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
begin
  insert into deletion (workspace_id, kind, raw_id, delete_time)
    select gone.workspace_id, 'PERSON', gone.user_id, clock_timestamp() from gone
    where exists (select from workspace where workspace.workspace_id = gone.workspace_id)
      and not exists (
        select from app_user where app_user.workspace_id = gone.workspace_id and app_user.user_id = gone.user_id)
    on conflict on constraint deletion_pkey do nothing;
  return null;
end $$;
revoke execute on function note_deletions(), note_deleted_invitations() from public;

create trigger course_deleted after delete on course referencing old table as gone
  for each statement execute function note_deletions('COURSE', 'course_id');
create trigger user_course_deleted after delete on user_course referencing old table as gone
  for each statement execute function note_deletions('USER_COURSE', 'user_course_id');
create trigger app_user_deleted after delete on app_user referencing old table as gone
  for each statement execute function note_deletions('PERSON', 'user_id');
create trigger invitation_deleted after delete on invitation referencing old table as gone
  for each statement execute function note_deleted_invitations();
create trigger person_group_deleted after delete on person_group referencing old table as gone
  for each statement execute function note_deletions('GROUP', 'group_id');
create trigger campaign_deleted after delete on campaign referencing old table as gone
  for each statement execute function note_deletions('CAMPAIGN', 'campaign_id');
create trigger file_deleted after delete on file referencing old table as gone
  for each statement execute function note_deletions('FILE', 'file_id');
create trigger saved_section_deleted after delete on saved_section referencing old table as gone
  for each statement execute function note_deletions('SAVED_SECTION', 'saved_section_id');

-- A day longer than anyone may ask for, so that nothing goes while a tool reads its pages.
create function remove_outdated_deletions_before(at_time timestamptz, most integer) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp
  as $$
declare
  removed bigint;
begin
  delete from deletion where ctid = any (array(
    select ctid from deletion where delete_time < at_time - interval '31 days' limit most for update skip locked));
  get diagnostics removed = row_count;
  return removed;
end $$;
revoke execute on function remove_outdated_deletions_before(timestamptz, integer) from public;

create or replace function remove_outdated(at_time timestamptz, most integer) returns bigint
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select remove_outdated_sessions_before(least(at_time, now()), most)
      + remove_outdated_accounts_before(least(at_time, now()), most)
      + remove_outdated_audit_before(least(at_time, now()), most)
      + remove_outdated_presence_before(least(at_time, now()), most)
      + remove_outdated_deletions_before(least(at_time, now()), most)
  $$;
