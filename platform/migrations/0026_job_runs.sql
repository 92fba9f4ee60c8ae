-- Jobs that somebody watches: how far they are, what became of single rows, and whether somebody wants them to end. The queue itself is a
-- schema of its own (`job`), which the migration step installs (src/db/installJobQueue.ts).

create table job_run (
  workspace_id bigint not null,
  job_run_id bigint not null default nextval('lectern_id'),
  kind text not null,
  state text not null default 'WAITING',
  done_count integer not null default 0,
  total_count integer,
  report jsonb not null default '[]',
  actor_id bigint,
  created_time timestamptz not null default now(),
  start_time timestamptz,
  end_time timestamptz,
  cancel_time timestamptz,
  constraint job_run_pkey primary key (workspace_id, job_run_id),
  constraint job_run_state_check check (state in ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  constraint job_run_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade,
  constraint job_run_actor_fkey foreign key (workspace_id, actor_id)
    references app_user (workspace_id, user_id) on delete set null (actor_id)
);
create index job_run_actor on job_run (workspace_id, actor_id);
create index job_run_created on job_run (created_time);

alter table job_run enable row level security;
alter table job_run force row level security;
create policy job_run_of_workspace on job_run
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
do $$
begin
  execute format('create policy job_run_of_owner on job_run to %I using (true)', current_user);
end $$;
grant select, insert, update on job_run to lectern_app;

-- Housekeeping: nobody looks at a job of a month ago. Answers how many it removed, at most `most`.
create function remove_outdated_job_runs(at_time timestamptz, most integer) returns bigint
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp
  as $$
    with outdated as (
      select job_run.workspace_id, job_run.job_run_id from job_run
      where job_run.created_time < least(at_time, now()) - interval '30 days' limit most
    ), removed as (
      delete from job_run using outdated
      where job_run.workspace_id = outdated.workspace_id and job_run.job_run_id = outdated.job_run_id returning 1
    )
    select count(*) from removed
  $$;
revoke execute on function remove_outdated_job_runs(timestamptz, integer) from public;
grant execute on function remove_outdated_job_runs(timestamptz, integer) to lectern_app;

-- Mail stands in the queue of jobs: a mail row is the order and what became of it. `next_try_time` is 'infinity' for those; one that a
-- server of the version before has ordered has a time, and housekeeping puts it into the queue. `tries`, `next_try_time` and
-- `claim_due_mail` are for those servers alone, and go with a later version.
alter table mail alter column next_try_time set default 'infinity';
