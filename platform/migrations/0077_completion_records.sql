-- A learner keeps that they completed a course after the course is deleted (OP-170): its name, when, the score and the certificate.

create table completion_record (
  workspace_id bigint not null,
  user_course_id bigint not null,
  user_id bigint not null,
  course_id bigint not null,
  course_name text not null,
  course_language text,
  score_percent integer,
  finish_time timestamptz not null,
  constraint completion_record_pkey primary key (workspace_id, user_course_id),
  constraint completion_record_user_fkey foreign key (workspace_id, user_id) references app_user (workspace_id, user_id) on delete cascade
);
comment on table completion_record is 'Completed user courses of courses that were deleted since. Written by the deletion, and goes with its learner.';
comment on column completion_record.user_course_id is 'The id that the user course had, by which its certificate names it.';
comment on column completion_record.score_percent is 'The score at completion; null where nothing says it any more.';
create index completion_record_of_user on completion_record (workspace_id, user_id, finish_time desc, user_course_id desc);

alter table completion_record enable row level security;
alter table completion_record force row level security;
create policy completion_record_of_workspace on completion_record
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, delete on completion_record to lectern_app;
