-- The order of the changes of user courses, which are theirs or those of their courses (BEY-44, OP-324). A file of its own: while the index is
-- built, nothing else is locked.
create index user_course_by_change on user_course (workspace_id, update_time, user_course_id desc);
