-- What people of a course ask and answer after its lectures (BEY-16, OP-75).

create table discussion_thread (
  workspace_id bigint not null,
  thread_id bigint not null default nextval('lectern_id'),
  course_id bigint not null,
  lecture_id bigint not null,
  user_id bigint,
  title text not null,
  answer_id bigint,
  reply_count integer not null default 0,
  created_time timestamptz not null,
  activity_time timestamptz not null,
  constraint discussion_thread_pkey primary key (workspace_id, thread_id),
  constraint discussion_thread_course_fkey foreign key (workspace_id, course_id)
    references course (workspace_id, course_id) on delete cascade,
  constraint discussion_thread_user_fkey foreign key (workspace_id, user_id)
    references app_user (workspace_id, user_id) on delete set null (user_id)
);
comment on column discussion_thread.user_id is 'Who asked; null when that account is gone.';
comment on column discussion_thread.answer_id is 'The reply that answered it.';
create index discussion_thread_of_lecture on discussion_thread
  (workspace_id, course_id, lecture_id, activity_time desc, thread_id desc);
create index discussion_thread_of_user on discussion_thread (workspace_id, user_id);

create table discussion_post (
  workspace_id bigint not null,
  post_id bigint not null default nextval('lectern_id'),
  thread_id bigint not null,
  opening boolean not null,
  user_id bigint,
  text text not null,
  created_time timestamptz not null,
  edited_time timestamptz,
  deleted_time timestamptz,
  hidden_time timestamptz,
  hidden_reason text,
  constraint discussion_post_pkey primary key (workspace_id, post_id),
  constraint discussion_post_thread_fkey foreign key (workspace_id, thread_id)
    references discussion_thread (workspace_id, thread_id) on delete cascade,
  constraint discussion_post_user_fkey foreign key (workspace_id, user_id)
    references app_user (workspace_id, user_id) on delete set null (user_id),
  constraint discussion_post_hidden_check check ((hidden_time is null) = (hidden_reason is null))
);
comment on column discussion_post.opening is 'The question of its thread; all others are replies.';
comment on column discussion_post.text is 'Plain text; empty once it was deleted.';
create unique index discussion_post_one_opening on discussion_post (workspace_id, thread_id) where opening;
create index discussion_post_of_thread on discussion_post (workspace_id, thread_id, post_id);
create index discussion_post_of_user on discussion_post (workspace_id, user_id, created_time);

alter table discussion_thread add constraint discussion_thread_answer_fkey foreign key (workspace_id, answer_id)
  references discussion_post (workspace_id, post_id) on delete set null (answer_id);

alter table discussion_thread enable row level security;
alter table discussion_thread force row level security;
create policy discussion_thread_of_workspace on discussion_thread
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update, delete on discussion_thread to lectern_app;

alter table discussion_post enable row level security;
alter table discussion_post force row level security;
create policy discussion_post_of_workspace on discussion_post
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update, delete on discussion_post to lectern_app;

alter table push_muted drop constraint push_muted_kind_check;
alter table push_muted add constraint push_muted_kind_check check (kind in ('CERTIFICATE', 'ACHIEVEMENT', 'DUE', 'REPLY'));
alter table push_message drop constraint push_message_kind_check;
alter table push_message add constraint push_message_kind_check check (kind in ('CERTIFICATE', 'ACHIEVEMENT', 'DUE', 'REPLY'));
