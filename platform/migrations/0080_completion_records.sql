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

-- Of courses that are gone already their certificates tell.
alter table certificate no force row level security;
alter table user_course no force row level security;
alter table app_user no force row level security;
alter table completion_record no force row level security;
insert into completion_record
  (workspace_id, user_course_id, user_id, course_id, course_name, course_language, score_percent, finish_time)
select certificate.workspace_id, certificate.user_course_id, certificate.user_id, certificate.course_id, certificate.course_name,
  certificate.course_language, certificate.score_percent, certificate.issued_time
from certificate
join app_user on app_user.workspace_id = certificate.workspace_id and app_user.user_id = certificate.user_id
where not exists (select from user_course
  where user_course.workspace_id = certificate.workspace_id and user_course.user_course_id = certificate.user_course_id);
alter table certificate force row level security;
alter table user_course force row level security;
alter table app_user force row level security;
alter table completion_record force row level security;
