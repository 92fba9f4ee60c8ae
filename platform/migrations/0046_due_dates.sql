-- Admins and those who made a course enrol others in it, with a day by which it is due (BEY-13).

alter table user_course add column due_time timestamptz;
comment on column user_course.due_time is 'When the learner should have completed it, as an admin of the course says; null for whenever. It closes nothing.';
