-- A course can have a newer revision than the one that learners have: its row stays what is live, and says which revision its authors work on.

alter table course
  add column holds_back boolean not null default false,
  add column working_version bigint,
  add column working_time timestamptz;
alter table course
  add constraint course_working_version_check
  check ((working_version is null) = (working_time is null) and (working_version is null or holds_back and working_version > version)) not valid;
comment on column course.version is 'The revision that is live; in the ETag of every public answer about the course.';
comment on column course.holds_back is 'Whether saves are held back until they are published.';
comment on column course.working_version is 'The newest revision, where it is not live; null where nothing is held back.';
comment on column course.working_time is 'When that was saved.';

-- As in 0088, but for what is live or worked on while newer revisions are there.
create or replace function outdated_auto_saves(superseded_before timestamptz, last_before timestamptz, most integer)
  returns table (workspace_id bigint, course_id bigint, version bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select saved.workspace_id, saved.course_id, saved.version
    from stored_revision saved
    where saved.auto_save and not saved.answered and not saved.forced and saved.name is null
      and (saved.create_time < last_before or saved.create_time < superseded_before and exists (
        select from stored_revision later
        where later.workspace_id = saved.workspace_id and later.course_id = saved.course_id and later.version > saved.version
          and later.auto_save and later.created_by is not distinct from saved.created_by
          and later.sitting is not distinct from saved.sitting))
      and not exists (
        select from course
        where course.workspace_id = saved.workspace_id and course.course_id = saved.course_id
          and saved.version in (course.version, course.working_version))
      and not exists (
        select from stored_revision beside
        where beside.workspace_id = saved.workspace_id and beside.course_id = saved.course_id
          and beside.version in (saved.version - 1, saved.version + 1) and beside.published is distinct from saved.published)
    order by saved.create_time
    limit most
  $$;
