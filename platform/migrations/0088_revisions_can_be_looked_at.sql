-- A revision also holds what its author decided about the course beside its content, and may have a name: so that it can be compared and restored.

alter table stored_revision
  add column fields jsonb,
  add column name text;
-- Nothing that is there has a name.
alter table stored_revision
  add constraint stored_revision_name_check check (length(name) between 1 and 100) not valid;
comment on column stored_revision.fields is 'What its author decided about the course apart from content and tags, by the names of REST; null where nobody noted it.';
comment on column stored_revision.name is 'What an author calls it. It stays then, also where auto-save made it.';

-- As in 0087, but for what has a name.
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
      and exists (
        select from stored_revision later
        where later.workspace_id = saved.workspace_id and later.course_id = saved.course_id and later.version > saved.version)
      and not exists (
        select from stored_revision beside
        where beside.workspace_id = saved.workspace_id and beside.course_id = saved.course_id
          and beside.version in (saved.version - 1, saved.version + 1) and beside.published is distinct from saved.published)
    order by saved.create_time
    limit most
  $$;
