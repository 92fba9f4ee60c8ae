-- Authors are told by mail of what was written about their courses, at most once an hour for each course (BEY-26).

create table review_notice (
  workspace_id bigint not null,
  course_id bigint not null,
  user_id bigint not null,
  mail_time timestamptz not null,
  told_time timestamptz,
  constraint review_notice_pkey primary key (workspace_id, course_id, user_id),
  constraint review_notice_course_fkey foreign key (workspace_id, course_id)
    references course (workspace_id, course_id) on delete cascade,
  constraint review_notice_user_fkey foreign key (workspace_id, user_id)
    references app_user (workspace_id, user_id) on delete cascade
);
comment on column review_notice.mail_time is 'When the last mail that was ordered for the person about the course is sent: it waits while that is to come. It tells of what was written until then.';
comment on column review_notice.told_time is 'The same of the mail before it; null where there was none.';
create index review_notice_of_user on review_notice (workspace_id, user_id);

alter table review_notice enable row level security;
alter table review_notice force row level security;
create policy review_notice_of_workspace on review_notice
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update, delete on review_notice to lectern_app;

alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check check (kind in (
  'RESET_PW', 'INVITATION', 'PASSWORD_CHANGED', 'REMINDER', 'MESSAGE', 'INACTIVE_ACCOUNT', 'QUESTIONS', 'REPLY', 'ENROLMENT', 'PUBLISHED',
  'NOT_PUBLISHED', 'REVIEW')) not valid;
