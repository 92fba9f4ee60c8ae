-- Revisions do not grow for ever: what an auto-save left goes once a later one of the same sitting has taken its place. For that it must be
-- known without them which ids a course ever had, and which revisions need a body.

alter table course_revision
  add column auto_save boolean not null default false,
  add column sitting bigint,
  add column published boolean,
  add column answered boolean not null default false;
comment on column course_revision.auto_save is 'Whether the editor saved by itself. Those that are not stay for ever.';
comment on column course_revision.sitting is 'Fence of the lock that it was saved under: one author at work on the course without a break.';
comment on column course_revision.published is 'Whether the course was published then; null where nobody noted it.';
comment on column course_revision.answered is 'Whether housekeeping found an answer that names it: it stays, as positions in answers are those of their revision.';
create index course_revision_auto_save on course_revision (create_time) where auto_save and not answered;

-- Ids of modules, lectures, sections, questions and achievements are never given twice, and what was removed may come back.
create table content_node (
  workspace_id bigint not null,
  course_id bigint not null,
  kind text not null,
  node_id bigint not null,
  constraint content_node_pkey primary key (workspace_id, course_id, kind, node_id),
  constraint content_node_kind_check check (kind in ('module', 'lecture', 'section', 'question', 'gamificationItem')),
  constraint content_node_course_fkey foreign key (workspace_id, course_id) references course (workspace_id, course_id) on delete cascade
);
comment on table content_node is 'Every id that any revision of a course ever had, whether or not the revision is still there.';

create table lecture_body_use (
  workspace_id bigint not null,
  course_id bigint not null,
  hash text not null,
  from_version bigint not null,
  to_version bigint,
  constraint lecture_body_use_pkey primary key (workspace_id, course_id, hash),
  constraint lecture_body_use_course_fkey foreign key (workspace_id, course_id) references course (workspace_id, course_id) on delete cascade
);
comment on table lecture_body_use is 'The versions of a course between which a body was part of it; to_version is null while it is.';

do $$
declare
  name text;
begin
  foreach name in array array['content_node', 'lecture_body_use'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy %I on %I using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id())',
      name || '_of_workspace', name);
    execute format('grant select, insert, update, delete on %I to lectern_app', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I to %I using (true)', name || '_of_owner', name, current_user);
  end loop;
  -- The owner of a table is bound by its forced policies too, and sees no row of any workspace without one of its own. Those below and
  -- above are for filling the two tables: what is there takes long to read, and these locks of a moment must not be held meanwhile.
  foreach name in array array['course', 'lecture_body'] loop
    execute format('create policy %I on %I for select to %I using (true)', name || '_of_owner', name, current_user);
  end loop;
end $$;

-- What housekeeping may take away, over all workspaces; the server does it within each. Not the current revision, nor one whose neighbour
-- was published when it was not, or the other way round: it began to be what learners saw, or was the last of it.
do $$
begin
  execute format('create policy course_revision_of_owner on course_revision for select to %I using (true)', current_user);
end $$;
create function outdated_auto_saves(superseded_before timestamptz, last_before timestamptz, most integer)
  returns table (workspace_id bigint, course_id bigint, version bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select saved.workspace_id, saved.course_id, saved.version
    from course_revision saved
    where saved.auto_save and not saved.answered and not saved.forced
      and (saved.create_time < last_before or saved.create_time < superseded_before and exists (
        select from course_revision later
        where later.workspace_id = saved.workspace_id and later.course_id = saved.course_id and later.version > saved.version
          and later.auto_save and later.created_by is not distinct from saved.created_by
          and later.sitting is not distinct from saved.sitting))
      and exists (
        select from course_revision later
        where later.workspace_id = saved.workspace_id and later.course_id = saved.course_id and later.version > saved.version)
      and not exists (
        select from course_revision beside
        where beside.workspace_id = saved.workspace_id and beside.course_id = saved.course_id
          and beside.version in (saved.version - 1, saved.version + 1) and beside.published is distinct from saved.published)
    order by saved.create_time
    limit most
  $$;
revoke execute on function outdated_auto_saves(timestamptz, timestamptz, integer) from public;
grant execute on function outdated_auto_saves(timestamptz, timestamptz, integer) to lectern_app;
