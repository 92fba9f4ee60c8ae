-- The order of the changes of courses (BEY-44, OP-324); equal moments by descending ids, as lists have them.
create index course_by_change on course (workspace_id, update_time, course_id desc);
