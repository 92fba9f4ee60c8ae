-- Those who answer for a discussion: lists over all courses, reports, questions that are pinned or closed, and mails about what waits (BEY-16).

alter table discussion_thread add column pinned_time timestamptz;
alter table discussion_thread add column closed_time timestamptz;
alter table discussion_thread add column reply_mailed_time timestamptz;
comment on column discussion_thread.pinned_time is 'Since when it comes first after its lecture; null when it does not.';
comment on column discussion_thread.closed_time is 'Since when nobody replies any more; null while people may.';
comment on column discussion_thread.reply_mailed_time is 'When whoever asked was last told of a reply by mail.';
create index discussion_thread_newest on discussion_thread (workspace_id, created_time desc, thread_id desc);
create index discussion_thread_active on discussion_thread (workspace_id, activity_time desc, thread_id desc);
create index discussion_thread_of_course on discussion_thread (workspace_id, course_id, created_time desc, thread_id desc);
create index discussion_thread_unanswered on discussion_thread (workspace_id, created_time desc, thread_id desc)
  where answer_id is null;
create index discussion_thread_waiting on discussion_thread (created_time, workspace_id) where reply_count = 0;
create index discussion_post_withdrawn on discussion_post (workspace_id, thread_id)
  where opening and (hidden_time is not null or deleted_time is not null);

create table discussion_report (
  workspace_id bigint not null,
  report_id bigint not null default nextval('lectern_id'),
  post_id bigint not null,
  user_id bigint not null,
  reason text not null,
  created_time timestamptz not null,
  settled_time timestamptz,
  outcome text,
  constraint discussion_report_pkey primary key (workspace_id, report_id),
  constraint discussion_report_one_each unique (workspace_id, post_id, user_id),
  constraint discussion_report_post_fkey foreign key (workspace_id, post_id)
    references discussion_post (workspace_id, post_id) on delete cascade,
  constraint discussion_report_user_fkey foreign key (workspace_id, user_id)
    references app_user (workspace_id, user_id) on delete cascade,
  constraint discussion_report_outcome_check check (outcome in ('KEPT', 'HIDDEN', 'DELETED')),
  constraint discussion_report_settled_check check ((settled_time is null) = (outcome is null))
);
comment on column discussion_report.user_id is 'Who reported it; only moderators are told.';
comment on column discussion_report.settled_time is 'When a moderator judged the post, or its writer deleted it; null while that waits.';
create index discussion_report_of_user on discussion_report (workspace_id, user_id, created_time);
create index discussion_report_open on discussion_report (workspace_id, post_id) where settled_time is null;

alter table discussion_report enable row level security;
alter table discussion_report force row level security;
create policy discussion_report_of_workspace on discussion_report
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update, delete on discussion_report to lectern_app;

create table discussion_mail_state (
  workspace_id bigint not null,
  user_id bigint not null,
  told_time timestamptz,
  questions_stopped_time timestamptz,
  replies_stopped_time timestamptz,
  constraint discussion_mail_state_pkey primary key (workspace_id, user_id),
  constraint discussion_mail_state_user_fkey foreign key (workspace_id, user_id)
    references app_user (workspace_id, user_id) on delete cascade
);
comment on column discussion_mail_state.told_time is 'When the person was last told by mail of questions that wait: nobody is oftener than once a day.';
comment on column discussion_mail_state.questions_stopped_time is 'When the person said that no mails tell of questions that wait; null while they do.';
comment on column discussion_mail_state.replies_stopped_time is 'When the person said that no mails tell of replies to their questions; null while they do.';

alter table discussion_mail_state enable row level security;
alter table discussion_mail_state force row level security;
create policy discussion_mail_state_of_workspace on discussion_mail_state
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update on discussion_mail_state to lectern_app;

-- The task that looks every hour what waits looks at all workspaces.
do $$
begin
  execute format('create policy discussion_thread_of_owner on discussion_thread for select to %I using (true)', current_user);
end $$;
create function workspaces_with_waiting_questions(after timestamptz) returns table (workspace_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select distinct discussion_thread.workspace_id from discussion_thread
    where discussion_thread.reply_count = 0 and discussion_thread.created_time > after
  $$;
revoke execute on function workspaces_with_waiting_questions(timestamptz) from public;
grant execute on function workspaces_with_waiting_questions(timestamptz) to lectern_app;

alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check check (kind in (
  'RESET_PW', 'INVITATION', 'PASSWORD_CHANGED', 'REMINDER', 'MESSAGE', 'INACTIVE_ACCOUNT', 'QUESTIONS', 'REPLY'));
alter table push_muted drop constraint push_muted_kind_check;
alter table push_muted add constraint push_muted_kind_check
  check (kind in ('CERTIFICATE', 'ACHIEVEMENT', 'DUE', 'REPLY', 'QUESTION'));
alter table push_message drop constraint push_message_kind_check;
alter table push_message add constraint push_message_kind_check
  check (kind in ('CERTIFICATE', 'ACHIEVEMENT', 'DUE', 'REPLY', 'QUESTION'));
