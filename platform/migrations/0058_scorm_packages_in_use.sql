-- A SCORM package stays as long as any version of a course names it, also that of a copy of the course it was uploaded for.

alter table scorm_package alter column course_id drop not null;
alter table scorm_package drop constraint scorm_package_course_fkey;
alter table scorm_package add constraint scorm_package_course_fkey foreign key (workspace_id, course_id)
  references course (workspace_id, course_id) on delete set null (course_id);
alter table scorm_package add constraint scorm_package_workspace_fkey foreign key (workspace_id)
  references workspace (workspace_id) on delete cascade;
comment on column scorm_package.course_id is 'What it was uploaded for; null when that course was deleted.';

alter table scorm_package add column look_time timestamptz not null default now() + interval '1 day';
alter table scorm_package add column unused_time timestamptz;
comment on column scorm_package.look_time is 'When it is looked at next whether anything names it.';
comment on column scorm_package.unused_time is 'Since when it is known that nothing names it; null while something does.';
create index scorm_package_look on scorm_package (look_time);
grant update (look_time, unused_time) on scorm_package to lectern_app;

do $$
begin
  execute format('create policy scorm_package_of_owner on scorm_package to %I using (true)', current_user);
end $$;

-- What is to be looked at over all workspaces. Runs as the owner, as a server sees one workspace at a time.
create function due_scorm_looks(at_time timestamptz, most integer)
  returns table (workspace_id bigint, package_id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select due.workspace_id, due.package_id from scorm_package due
    where due.look_time <= at_time order by due.look_time, due.package_id limit most
  $$;
revoke execute on function due_scorm_looks(timestamptz, integer) from public;
grant execute on function due_scorm_looks(timestamptz, integer) to lectern_app;
