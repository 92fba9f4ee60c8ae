-- Where learners stopped in videos, so that they go on there (BEY-19).

create table video_position (
  workspace_id bigint not null,
  user_course_id bigint not null,
  lecture_id bigint not null,
  section_id bigint not null,
  seconds integer not null,
  update_time timestamptz not null,
  constraint video_position_pkey primary key (workspace_id, user_course_id, lecture_id, section_id),
  constraint video_position_user_course_fkey foreign key (workspace_id, user_course_id)
    references user_course (workspace_id, user_course_id) on delete cascade,
  constraint video_position_seconds_check check (seconds > 0)
);
comment on table video_position is 'Where a learner stopped in a video; a video that was seen to its end, or begun anew, has none.';
comment on column video_position.section_id is '0 for the video above the sections, which is the media of the lecture.';

alter table video_position enable row level security;
alter table video_position force row level security;
create policy video_position_of_workspace on video_position
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update, delete on video_position to lectern_app;
