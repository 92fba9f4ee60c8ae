-- Others look at a course: threads of comments on its parts, and links by which people without an account read it and comment (BEY-26).

create table review_link (
  workspace_id bigint not null,
  link_id bigint not null default nextval('lectern_id'),
  course_id bigint not null,
  name text not null,
  token_hash bytea not null,
  may_comment boolean not null,
  expire_time timestamptz not null,
  revoke_time timestamptz,
  created_by bigint,
  create_time timestamptz not null,
  last_use_time timestamptz,
  constraint review_link_pkey primary key (workspace_id, link_id),
  constraint review_link_token_key unique (workspace_id, token_hash),
  constraint review_link_course_fkey foreign key (workspace_id, course_id)
    references course (workspace_id, course_id) on delete cascade,
  constraint review_link_created_by_fkey foreign key (workspace_id, created_by)
    references app_user (workspace_id, user_id) on delete set null (created_by),
  constraint review_link_token_check check (octet_length(token_hash) = 32)
);
comment on column review_link.token_hash is 'SHA-256 of the token, which is stored nowhere.';
comment on column review_link.created_by is 'Who made it; null where that account is gone.';
comment on column review_link.last_use_time is 'When someone last opened the course by it, to the minute; null when nobody did.';
create index review_link_of_course on review_link (workspace_id, course_id, link_id desc);
create index review_link_of_user on review_link (workspace_id, created_by);

create table review_thread (
  workspace_id bigint not null,
  thread_id bigint not null default nextval('lectern_id'),
  course_id bigint not null,
  anchor_part text not null,
  anchor_id bigint not null,
  lecture_id bigint,
  guest_visible boolean not null,
  by_guest boolean not null,
  state text not null default 'OPEN',
  outcome text,
  resolved_by bigint,
  resolve_time timestamptz,
  create_time timestamptz not null,
  activity_time timestamptz not null,
  constraint review_thread_pkey primary key (workspace_id, thread_id),
  constraint review_thread_course_fkey foreign key (workspace_id, course_id)
    references course (workspace_id, course_id) on delete cascade,
  constraint review_thread_resolved_by_fkey foreign key (workspace_id, resolved_by)
    references app_user (workspace_id, user_id) on delete set null (resolved_by),
  constraint review_thread_anchor_part_check check (anchor_part in ('COURSE', 'MODULE', 'LECTURE', 'SECTION', 'QUESTION')),
  constraint review_thread_state_check check (state in ('OPEN', 'RESOLVED')),
  constraint review_thread_outcome_check check (outcome in ('TAKEN', 'DECLINED')),
  constraint review_thread_resolve_check check ((state = 'OPEN') = (resolve_time is null) and (outcome is null or state = 'RESOLVED'))
);
comment on column review_thread.anchor_id is 'Raw id of the part, which edits keep; the part may be gone by now.';
comment on column review_thread.lecture_id is 'The lecture that a section or question stood in when the thread began.';
comment on column review_thread.guest_visible is 'Whether those who came by a link read it; what they began themselves always is.';
comment on column review_thread.by_guest is 'Whether someone began it who came by a link.';
create index review_thread_of_course on review_thread (workspace_id, course_id, activity_time desc, thread_id desc);
create index review_thread_of_user on review_thread (workspace_id, resolved_by);

create table review_comment (
  workspace_id bigint not null,
  comment_id bigint not null default nextval('lectern_id'),
  thread_id bigint not null,
  user_id bigint,
  guest_name text,
  link_id bigint,
  text text not null,
  quote jsonb,
  suggestion text,
  mentions jsonb not null default '[]',
  create_time timestamptz not null,
  edit_time timestamptz,
  constraint review_comment_pkey primary key (workspace_id, comment_id),
  constraint review_comment_thread_fkey foreign key (workspace_id, thread_id)
    references review_thread (workspace_id, thread_id) on delete cascade,
  constraint review_comment_user_fkey foreign key (workspace_id, user_id)
    references app_user (workspace_id, user_id) on delete set null (user_id),
  constraint review_comment_link_fkey foreign key (workspace_id, link_id)
    references review_link (workspace_id, link_id) on delete cascade,
  constraint review_comment_suggestion_check check (suggestion is null or quote is not null),
  constraint review_comment_writer_check check ((guest_name is null) = (link_id is null) and (user_id is null or link_id is null))
);
comment on column review_comment.user_id is 'The author who wrote it; null for a guest, and where that account is gone.';
comment on column review_comment.guest_name is 'What a guest called themselves.';
comment on column review_comment.mentions is 'Ids of the people who are mentioned.';
comment on column review_comment.text is 'Plain text.';
comment on column review_comment.quote is 'The words that the thread is about, with what stands before and behind them; of the comment that began it, and gone with it.';
comment on column review_comment.suggestion is 'What the quoted words could be instead.';
create index review_comment_of_thread on review_comment (workspace_id, thread_id, comment_id);
create index review_comment_of_user on review_comment (workspace_id, user_id);
create index review_comment_of_link on review_comment (workspace_id, link_id, create_time);

alter table review_link enable row level security;
alter table review_link force row level security;
create policy review_link_of_workspace on review_link
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update, delete on review_link to lectern_app;

alter table review_thread enable row level security;
alter table review_thread force row level security;
create policy review_thread_of_workspace on review_thread
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update, delete on review_thread to lectern_app;

alter table review_comment enable row level security;
alter table review_comment force row level security;
create policy review_comment_of_workspace on review_comment
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update, delete on review_comment to lectern_app;
