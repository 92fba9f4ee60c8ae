-- What a job does row by row, such as an import: what is asked of each, and what became of it. Done rows stay done when the job is
-- taken up again after a kill.

create table job_row (
  workspace_id bigint not null,
  job_run_id bigint not null,
  row_number integer not null,
  subject text not null default '',
  subject_id bigint,
  input jsonb not null default '{}',
  state text not null default 'WAITING',
  code text,
  params jsonb not null default '{}',
  done_time timestamptz,
  subject_key text not null generated always as (lower(subject)) stored,
  constraint job_row_pkey primary key (workspace_id, job_run_id, row_number),
  constraint job_row_run_fkey foreign key (workspace_id, job_run_id)
    references job_run (workspace_id, job_run_id) on delete cascade,
  constraint job_row_state_check check (state in ('WAITING', 'DONE', 'UNCHANGED', 'REFUSED')),
  constraint job_row_number_check check (row_number > 0)
);
comment on column job_row.subject is 'What the row is about, as people know it: an e-mail address, a name. Empty once that person was erased.';
comment on column job_row.subject_id is 'Id of the person it is about; null for none.';
comment on column job_row.code is 'What was done, or the code of the refusal; null while it waits.';
create index job_row_state on job_row (workspace_id, job_run_id, state, row_number);
create index job_row_subject on job_row (workspace_id, subject_key);
create index job_row_subject_id on job_row (workspace_id, subject_id);
create index job_run_newest on job_run (workspace_id, created_time desc, job_run_id desc);

alter table job_row enable row level security;
alter table job_row force row level security;
create policy job_row_of_workspace on job_row
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
do $$
begin
  -- Removing outdated runs takes their rows along.
  execute format('create policy job_row_of_owner on job_row to %I using (true)', current_user);
end $$;
grant select, insert, update on job_row to lectern_app;

comment on column job_run.report is 'Written by servers of the version before alone; goes with a later version.';
