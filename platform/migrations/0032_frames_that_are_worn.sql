-- The frame round somebody's picture is an earned achievement of their own: each newly earned frame until they choose, then their choice.

alter table app_user
  add column avatar_frame_id bigint,
  add column avatar_frame_chosen boolean not null default false,
  add constraint app_user_avatar_frame_fkey foreign key (workspace_id, avatar_frame_id)
    references user_gamification (workspace_id, user_gamification_id) on delete set null (avatar_frame_id);
comment on column app_user.avatar_frame_id is 'The earned achievement whose picture frames the avatar; null for none.';
comment on column app_user.avatar_frame_chosen is 'Whether the person chose that frame, or none; until then each newly earned frame is put on.';
create index app_user_avatar_frame on app_user (workspace_id, avatar_frame_id) where avatar_frame_id is not null;

-- Whoever earned frames wears the newest. The owner of a table is bound by its forced policies too, and sees no row of any workspace while
-- they are.
alter table app_user no force row level security;
alter table user_gamification no force row level security;
alter table user_course no force row level security;
alter table course no force row level security;
alter table course_revision no force row level security;
update app_user set avatar_frame_id = newest.user_gamification_id
  from (
    select distinct on (user_gamification.workspace_id, user_gamification.user_id)
      user_gamification.workspace_id, user_gamification.user_id, user_gamification.user_gamification_id
    from user_gamification
    join user_course on user_course.workspace_id = user_gamification.workspace_id
      and user_course.user_course_id = user_gamification.user_course_id
    join course on course.workspace_id = user_course.workspace_id and course.course_id = user_course.course_id
    join course_revision on course_revision.workspace_id = course.workspace_id and course_revision.course_id = course.course_id
      and course_revision.version = course.version
    where exists (
      select from jsonb_array_elements(course_revision.outline -> 'gamificationItems') as item
      where (item ->> 'id')::bigint = user_gamification.gamification_id and item ->> 'kind' = 'FRAME')
    order by user_gamification.workspace_id, user_gamification.user_id, user_gamification.create_time desc,
      user_gamification.user_gamification_id desc
  ) as newest
  where newest.workspace_id = app_user.workspace_id and newest.user_id = app_user.user_id;
alter table app_user force row level security;
alter table user_gamification force row level security;
alter table user_course force row level security;
alter table course force row level security;
alter table course_revision force row level security;
