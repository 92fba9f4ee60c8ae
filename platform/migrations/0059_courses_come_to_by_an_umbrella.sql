-- A learner who comes to a course by the questions of an umbrella course finds the way back to them (UMB-03).

alter table user_course add column umbrella_id bigint;
comment on column user_course.umbrella_id is 'The umbrella course by which the learner came to it; null for those who came otherwise, and when it is gone.';
alter table user_course add constraint user_course_umbrella_fkey
  foreign key (workspace_id, umbrella_id) references course (workspace_id, course_id) on delete set null (umbrella_id);
-- The deletion of a course looks for what names it.
create index user_course_umbrella on user_course (workspace_id, umbrella_id) where umbrella_id is not null;
