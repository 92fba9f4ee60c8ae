-- Who is enrolled before they have an account (BEY-13): the enrolment is kept for the address and begins once somebody has proven it.

create table waiting_enrolment (
  workspace_id bigint not null,
  waiting_enrolment_id bigint not null default nextval('lectern_id'),
  course_id bigint not null,
  username text not null,
  due_time timestamptz,
  actor_id bigint not null,
  job_run_id bigint not null,
  created_time timestamptz not null default now(),
  username_key text not null generated always as (lower(username)) stored,
  constraint waiting_enrolment_pkey primary key (workspace_id, waiting_enrolment_id),
  constraint waiting_enrolment_course_fkey foreign key (workspace_id, course_id)
    references course (workspace_id, course_id) on delete cascade
);
comment on column waiting_enrolment.username is 'The address whose owner is enrolled; there was no account when it was ordered.';
comment on column waiting_enrolment.actor_id is 'Who ordered it.';
comment on column waiting_enrolment.job_run_id is 'The job that ordered it, which may be forgotten by now; its report says so when the course begins.';
create unique index waiting_enrolment_address on waiting_enrolment (workspace_id, username_key, course_id);
create index waiting_enrolment_newest on waiting_enrolment (workspace_id, created_time, waiting_enrolment_id);

alter table waiting_enrolment enable row level security;
alter table waiting_enrolment force row level security;
create policy waiting_enrolment_of_workspace on waiting_enrolment
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update, delete on waiting_enrolment to lectern_app;

-- Who is taken out before they joined waits for nothing.
create function invitation_ends_waiting() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  if not exists (select from app_user where workspace_id = old.workspace_id and username_key = old.username_key) then
    delete from waiting_enrolment where workspace_id = old.workspace_id and username_key = old.username_key;
  end if;
  return null;
end $$;
create trigger invitation_ends_waiting after delete on invitation for each row execute function invitation_ends_waiting();
revoke execute on function invitation_ends_waiting() from public;

-- The task that looks every hour who has joined looks at all workspaces.
do $$
begin
  execute format('create policy waiting_enrolment_of_owner on waiting_enrolment for select to %I using (true)', current_user);
end $$;
create function workspaces_with_waiting_enrolments() returns table (workspace_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select distinct waiting_enrolment.workspace_id from waiting_enrolment $$;
revoke execute on function workspaces_with_waiting_enrolments() from public;
grant execute on function workspaces_with_waiting_enrolments() to lectern_app;
