-- Admins sort and filter learners by their score, which follows from the course and what was done in it: here it is kept as it was counted.

create table user_course_score (
  workspace_id bigint not null,
  user_course_id bigint not null,
  course_version bigint not null,
  counted_time timestamptz not null,
  score_percent integer not null,
  seen_percent integer not null,
  constraint user_course_score_pkey primary key (workspace_id, user_course_id),
  constraint user_course_score_user_course_fkey foreign key (workspace_id, user_course_id)
    references user_course (workspace_id, user_course_id) on delete cascade
);
comment on column user_course_score.course_version is 'The version of the course that it was counted in.';
comment on column user_course_score.counted_time is 'The update_time that the user course had. The row holds while both are as they were.';

alter table user_course_score enable row level security;
alter table user_course_score force row level security;
create policy user_course_score_of_workspace on user_course_score
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update on user_course_score to lectern_app;
