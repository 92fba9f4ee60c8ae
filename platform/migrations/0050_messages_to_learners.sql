-- What an admin writes to learners of a course by mail; it is kept as long as the report of who got it.

create table learner_message (
  workspace_id bigint not null,
  job_run_id bigint not null,
  subject text not null,
  body text not null,
  constraint learner_message_pkey primary key (workspace_id, job_run_id),
  constraint learner_message_job_run_fkey foreign key (workspace_id, job_run_id)
    references job_run (workspace_id, job_run_id) on delete cascade
);
comment on column learner_message.body is 'Plain text; an empty line parts paragraphs.';

alter table learner_message enable row level security;
alter table learner_message force row level security;
create policy learner_message_of_workspace on learner_message
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert on learner_message to lectern_app;

alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check
  check (kind in ('RESET_PW', 'INVITATION', 'PASSWORD_CHANGED', 'REMINDER', 'MESSAGE'));
