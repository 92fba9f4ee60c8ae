-- What is due is looked for in all workspaces, and its author is told what came of it.

create index course_publication on course (publish_time) where publish_time is not null;
-- Nobody set a moment yet.
alter table course
  add constraint course_publish_by_fkey foreign key (workspace_id, publish_by) references app_user (workspace_id, user_id)
    on delete set null (publish_by) not valid,
  add constraint course_publish_time_check check (publish_time is null or working_version is not null) not valid;

create function due_publications(due_before timestamptz) returns table (workspace_id bigint, course_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select course.workspace_id, course.course_id from course
    where course.publish_time <= due_before
    order by course.publish_time
  $$;
revoke execute on function due_publications(timestamptz) from public;
grant execute on function due_publications(timestamptz) to lectern_app;
alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check check (kind in (
  'RESET_PW', 'INVITATION', 'PASSWORD_CHANGED', 'REMINDER', 'MESSAGE', 'INACTIVE_ACCOUNT', 'QUESTIONS', 'REPLY', 'ENROLMENT', 'PUBLISHED',
  'NOT_PUBLISHED')) not valid;
