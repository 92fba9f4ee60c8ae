-- A revision names the modules of its outline by their hashes, so that a save stores the module that it changed and not the whole course. What was
-- stored whole stays as it is. Servers of the version before read and write whole outlines: they find them in a view of the old name.

alter table course_revision rename to stored_revision;
alter table stored_revision rename constraint course_revision_pkey to stored_revision_pkey;
alter table stored_revision rename constraint course_revision_course_fkey to stored_revision_course_fkey;
alter index course_revision_auto_save rename to stored_revision_auto_save;
alter policy course_revision_of_workspace on stored_revision rename to stored_revision_of_workspace;
alter policy course_revision_of_owner on stored_revision rename to stored_revision_of_owner;
alter table stored_revision
  alter column outline drop not null,
  add column modules text[],
  add column gamification_items jsonb;
-- Not looked for in what is there, which all has an outline: that would read every revision while nobody else may.
alter table stored_revision
  add constraint stored_revision_outline_check
  check ((outline is null) = (modules is not null) and (modules is null) = (gamification_items is null)) not valid;
comment on table stored_revision is 'Revisions as they are stored; course_revision is the same with the outline of each put together.';
comment on column stored_revision.outline is
  'Modules with lectures: ids, names, numbers, dates, points, question references, gamification items, and the hash of each lecture body. Null where modules names them.';
comment on column stored_revision.auto_save is 'Whether auto-save made it. Those that an author made are kept.';
comment on column stored_revision.modules is 'Hashes of the modules in order, see outline_module; null where outline holds them.';
comment on column stored_revision.gamification_items is 'The achievements; null where outline holds them.';

create table outline_module (
  workspace_id bigint not null,
  course_id bigint not null,
  hash text not null,
  module jsonb not null,
  constraint outline_module_pkey primary key (workspace_id, course_id, hash),
  constraint outline_module_course_fkey foreign key (workspace_id, course_id) references course (workspace_id, course_id) on delete cascade
);
comment on table outline_module is 'A module with its lectures as outlines have it, immutable, by SHA-256 of its canonical JSON.';
alter table outline_module enable row level security;
alter table outline_module force row level security;
create policy outline_module_of_workspace on outline_module
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, delete on outline_module to lectern_app;

create view course_revision with (security_invoker = true) as
  select workspace_id, course_id, version,
    coalesce(outline, case when modules is not null then jsonb_build_object(
      'modules', (
        select coalesce(jsonb_agg(outline_module.module order by place), '[]'::jsonb)
        from unnest(stored_revision.modules) with ordinality named (hash, place)
        join outline_module on outline_module.workspace_id = stored_revision.workspace_id
          and outline_module.course_id = stored_revision.course_id and outline_module.hash = named.hash),
      'gamificationItems', gamification_items) end) as outline,
    created_by, create_time, forced, auto_save, sitting, published, answered
  from stored_revision;
comment on view course_revision is 'Revisions, each with its whole outline.';
alter view course_revision alter column create_time set default now();
alter view course_revision alter column forced set default false;
alter view course_revision alter column auto_save set default false;
alter view course_revision alter column answered set default false;
grant select, insert, update, delete on course_revision to lectern_app;

create function write_course_revision() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    if tg_op = 'INSERT' then
      insert into stored_revision (
        workspace_id, course_id, version, outline, created_by, create_time, forced, auto_save, sitting, published, answered)
      values (
        new.workspace_id, new.course_id, new.version, new.outline, new.created_by, new.create_time, new.forced, new.auto_save, new.sitting,
        new.published, new.answered);
      return new;
    end if;
    if tg_op = 'UPDATE' then
      -- Nothing else of a revision ever changes.
      update stored_revision set answered = new.answered
      where stored_revision.workspace_id = old.workspace_id and stored_revision.course_id = old.course_id
        and stored_revision.version = old.version;
      return new;
    end if;
    delete from stored_revision
    where stored_revision.workspace_id = old.workspace_id and stored_revision.course_id = old.course_id
      and stored_revision.version = old.version;
    return old;
  end $$;
revoke execute on function write_course_revision() from public;
create trigger course_revision_is_written instead of insert or update or delete on course_revision
  for each row execute function write_course_revision();

-- As it was, of the table: nothing here asks for outlines.
create or replace function outdated_auto_saves(superseded_before timestamptz, last_before timestamptz, most integer)
  returns table (workspace_id bigint, course_id bigint, version bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select saved.workspace_id, saved.course_id, saved.version
    from stored_revision saved
    where saved.auto_save and not saved.answered and not saved.forced
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
