-- Who was enrolled by somebody else is told of it, once for everything of one order (OP-128).

create table enrolment_notice (
  workspace_id bigint not null,
  user_course_id bigint not null,
  actor_id bigint not null,
  mail_id bigint,
  created_time timestamptz not null,
  constraint enrolment_notice_pkey primary key (workspace_id, user_course_id),
  -- What is taken back before the mail is sent is not told.
  constraint enrolment_notice_user_course_fkey foreign key (workspace_id, user_course_id)
    references user_course (workspace_id, user_course_id) on delete cascade,
  constraint enrolment_notice_mail_fkey foreign key (workspace_id, mail_id) references mail (workspace_id, mail_id) on delete cascade
);
comment on column enrolment_notice.actor_id is 'Who enrolled them.';
comment on column enrolment_notice.mail_id is 'The mail that tells of it; null while none is ordered.';
create index enrolment_notice_mail on enrolment_notice (workspace_id, mail_id) where mail_id is not null;

alter table enrolment_notice enable row level security;
alter table enrolment_notice force row level security;
create policy enrolment_notice_of_workspace on enrolment_notice
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update, delete on enrolment_notice to lectern_app;

alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check check (kind in (
  'RESET_PW', 'INVITATION', 'PASSWORD_CHANGED', 'REMINDER', 'MESSAGE', 'INACTIVE_ACCOUNT', 'QUESTIONS', 'REPLY', 'ENROLMENT'));
alter table push_muted drop constraint push_muted_kind_check;
alter table push_muted add constraint push_muted_kind_check
  check (kind in ('CERTIFICATE', 'ACHIEVEMENT', 'DUE', 'REPLY', 'QUESTION', 'ENROLMENT'));
alter table push_message drop constraint push_message_kind_check;
alter table push_message add constraint push_message_kind_check
  check (kind in ('CERTIFICATE', 'ACHIEVEMENT', 'DUE', 'REPLY', 'QUESTION', 'ENROLMENT'));

-- What waits for an address is found by the key that accounts and invitations are found by (OP-123). It rewrites a small table.
alter table waiting_enrolment drop column username_key;
alter table waiting_enrolment
  add column username_key text not null generated always as (address_key(username)) stored,
  add column notify boolean not null default true;
comment on column waiting_enrolment.notify is 'Whether they are told by mail once it begins.';
create unique index waiting_enrolment_address on waiting_enrolment (workspace_id, username_key, course_id);
