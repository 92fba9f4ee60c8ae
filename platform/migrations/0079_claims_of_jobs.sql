-- A group has brought somebody in when their enrolment is done, not when it is ordered (OP-129, ADR 0059): until then the claim names the job that
-- is to do it, and counts while that has not ended.

alter table group_course_person add column job_run_id bigint;
alter table group_course_person add constraint group_course_person_job_fkey foreign key (workspace_id, job_run_id)
  references job_run (workspace_id, job_run_id) on delete cascade;
comment on table group_course_person is 'Whom a group has brought into a course, once each whatever they made of it, and whom a job is to bring in.';
comment on column group_course_person.job_run_id is 'The job that is to bring them in; null once they were.';
create index group_course_person_job on group_course_person (workspace_id, job_run_id) where job_run_id is not null;
