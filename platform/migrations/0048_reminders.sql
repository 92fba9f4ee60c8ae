-- Whoever has a course to complete by a day is reminded of it, by mail and by notice, until they stop it (BEY-13, BEY-15).

create table reminder_state (
  workspace_id bigint not null,
  user_id bigint not null,
  reminded_time timestamptz,
  stopped_time timestamptz,
  constraint reminder_state_pkey primary key (workspace_id, user_id),
  constraint reminder_state_user_fkey foreign key (workspace_id, user_id)
    references app_user (workspace_id, user_id) on delete cascade
);
comment on column reminder_state.reminded_time is 'When the person was last reminded, of whatever: nobody is oftener than once a day.';
comment on column reminder_state.stopped_time is 'When the person said that no more reminders come by mail; null while they come.';

create table due_reminder (
  workspace_id bigint not null,
  user_course_id bigint not null,
  due_time timestamptz not null,
  stage smallint not null,
  constraint due_reminder_pkey primary key (workspace_id, user_course_id),
  constraint due_reminder_stage_check check (stage between 1 and 3),
  constraint due_reminder_user_course_fkey foreign key (workspace_id, user_course_id)
    references user_course (workspace_id, user_course_id) on delete cascade
);
comment on column due_reminder.due_time is 'The due date that was reminded of: another one is reminded of anew.';
comment on column due_reminder.stage is 'How far it went: 1 a week before, 2 the day before, 3 the day after.';

create index user_course_due on user_course (due_time, workspace_id) where due_time is not null and finish_time is null;

alter table reminder_state enable row level security;
alter table reminder_state force row level security;
create policy reminder_state_of_workspace on reminder_state
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update on reminder_state to lectern_app;

alter table due_reminder enable row level security;
alter table due_reminder force row level security;
create policy due_reminder_of_workspace on due_reminder
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update on due_reminder to lectern_app;

-- The task that looks every hour what is due looks at all workspaces.
do $$
begin
  execute format('create policy user_course_of_owner on user_course for select to %I using (true)', current_user);
end $$;
create function workspaces_with_due_courses(after timestamptz, until timestamptz) returns table (workspace_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select distinct user_course.workspace_id from user_course
    where user_course.finish_time is null and user_course.due_time > after and user_course.due_time <= until
  $$;
revoke execute on function workspaces_with_due_courses(timestamptz, timestamptz) from public;
grant execute on function workspaces_with_due_courses(timestamptz, timestamptz) to lectern_app;

alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check check (kind in ('RESET_PW', 'INVITATION', 'PASSWORD_CHANGED', 'REMINDER'));
alter table push_muted drop constraint push_muted_kind_check;
alter table push_muted add constraint push_muted_kind_check check (kind in ('CERTIFICATE', 'ACHIEVEMENT', 'DUE'));
alter table push_message drop constraint push_message_kind_check;
alter table push_message add constraint push_message_kind_check check (kind in ('CERTIFICATE', 'ACHIEVEMENT', 'DUE'));
