-- SCORM packages that were uploaded for courses, and how far learners came in them (SCORM-01, SCORM-02, OP-70).

create table scorm_package (
  workspace_id bigint not null,
  package_id uuid not null,
  course_id bigint not null,
  version text not null,
  title text not null,
  entry text not null,
  items jsonb not null,
  byte_count bigint not null,
  file_count integer not null,
  store_key text not null,
  created_by bigint,
  create_time timestamptz not null,
  constraint scorm_package_pkey primary key (workspace_id, package_id),
  constraint scorm_package_course_fkey foreign key (workspace_id, course_id)
    references course (workspace_id, course_id) on delete cascade,
  constraint scorm_package_created_by_fkey foreign key (workspace_id, created_by)
    references app_user (workspace_id, user_id) on delete set null (created_by),
  constraint scorm_package_version_check check (version in ('1.2', '2004'))
);
comment on table scorm_package is 'Unpacked SCORM packages; their files are in the store.';
comment on column scorm_package.entry is 'Path of the page that opens first, with its query.';
comment on column scorm_package.items is 'What learners open, in order, as the manifest has it.';
comment on column scorm_package.store_key is 'Folder in the store; files have their own paths below it.';
comment on column scorm_package.created_by is 'Null when the person was erased.';
create index scorm_package_course on scorm_package (workspace_id, course_id);
create index scorm_package_maker on scorm_package (workspace_id, created_by);

alter table scorm_package enable row level security;
alter table scorm_package force row level security;
create policy scorm_package_of_workspace on scorm_package
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, delete on scorm_package to lectern_app;

-- With the course goes the folder.
create function announce_scorm_removal() returns trigger language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into file_removal (workspace_id, store_key, due_time)
    select old.workspace_id, old.store_key, now()
    where exists (select from workspace where workspace.workspace_id = old.workspace_id)
    on conflict do nothing;
  return null;
end $$;
revoke execute on function announce_scorm_removal() from public;
create trigger scorm_package_gone after delete on scorm_package for each row execute function announce_scorm_removal();

create table scorm_state (
  workspace_id bigint not null,
  user_course_id bigint not null,
  lecture_id bigint not null,
  package_id uuid not null,
  item_id text not null,
  session_id uuid not null,
  sequence integer not null,
  past_sessions jsonb not null,
  cmi jsonb not null,
  completion text not null,
  success text not null,
  score_scaled double precision,
  earlier_seconds integer not null,
  session_seconds integer not null,
  update_time timestamptz not null,
  constraint scorm_state_pkey primary key (workspace_id, user_course_id, lecture_id, package_id, item_id),
  constraint scorm_state_user_course_fkey foreign key (workspace_id, user_course_id)
    references user_course (workspace_id, user_course_id) on delete cascade,
  constraint scorm_state_package_fkey foreign key (workspace_id, package_id)
    references scorm_package (workspace_id, package_id) on delete cascade,
  constraint scorm_state_completion_check check (completion in ('UNKNOWN', 'NOT_ATTEMPTED', 'INCOMPLETE', 'COMPLETED')),
  constraint scorm_state_success_check check (success in ('UNKNOWN', 'FAILED', 'PASSED'))
);
comment on table scorm_state is 'What an item of a package keeps for a learner.';
comment on column scorm_state.sequence is 'Of the last commit of the session; an older one changes nothing.';
comment on column scorm_state.past_sessions is 'Sessions before, the newest last: a late commit of theirs changes nothing.';
comment on column scorm_state.cmi is 'The data model as the package sees it when it opens next, as element and value.';
comment on column scorm_state.earlier_seconds is 'Time in the sessions before.';
create index scorm_state_package on scorm_state (workspace_id, package_id);

alter table scorm_state enable row level security;
alter table scorm_state force row level security;
create policy scorm_state_of_workspace on scorm_state
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update, delete on scorm_state to lectern_app;
