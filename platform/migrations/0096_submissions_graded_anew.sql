-- What was submitted never changes, only how it counts where the author of a question changes it (BEY-25).
alter table answer add column point_given boolean not null default false;
comment on column answer.point_given is 'Whether it counts as right by a decision of the author, whatever it chose.';
alter table answer_submission add column counts boolean not null default true;
comment on column answer_submission.counts is 'False where what it chose is gone, so that the question was asked again.';
comment on column answer_submission.course_version is 'The version of the course whose key it was graded by.';
grant update (correct, course_version, counts) on answer_submission to lectern_app;
