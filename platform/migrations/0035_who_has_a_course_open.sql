-- Who has a course open to work on it, and who asks its editor for the lock.

create table course_presence (
  workspace_id bigint not null,
  course_id bigint not null,
  user_id bigint not null,
  seen_time timestamptz not null,
  ask_time timestamptz,
  answer text,
  answer_time timestamptz,
  constraint course_presence_pkey primary key (workspace_id, course_id, user_id),
  constraint course_presence_course_fkey foreign key (workspace_id, course_id) references course (workspace_id, course_id) on delete cascade,
  constraint course_presence_user_fkey foreign key (workspace_id, user_id) references app_user (workspace_id, user_id) on delete cascade,
  constraint course_presence_answer_check check (answer in ('SOON', 'DECLINED'))
);
comment on table course_presence is 'Who has a course open to work on it; rows that are not renewed count for nothing and go after a day.';
comment on column course_presence.seen_time is 'Last sign of life, by the clock of the database; gone 30 seconds after.';
comment on column course_presence.ask_time is 'Since when this person asks for the lock; null when they do not.';
comment on column course_presence.answer is 'What the editor said to it; null while nothing.';
create index course_presence_user on course_presence (workspace_id, user_id);
create index course_presence_age on course_presence (seen_time);

alter table course_presence enable row level security;
alter table course_presence force row level security;
create policy course_presence_of_workspace on course_presence
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update, delete on course_presence to lectern_app;

do $$
begin
  execute format('create policy course_presence_of_owner on course_presence to %I using (true)', current_user);
end $$;

create function remove_outdated_presence_before(at_time timestamptz, most integer) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp
  as $$
declare
  removed bigint;
begin
  delete from course_presence where ctid = any (array(
    select ctid from course_presence where seen_time < at_time - interval '1 day' limit most for update skip locked));
  get diagnostics removed = row_count;
  return removed;
end $$;
revoke execute on function remove_outdated_presence_before(timestamptz, integer) from public;

create or replace function remove_outdated(at_time timestamptz, most integer) returns bigint
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select remove_outdated_sessions_before(least(at_time, now()), most)
      + remove_outdated_accounts_before(least(at_time, now()), most)
      + remove_outdated_audit_before(least(at_time, now()), most)
      + remove_outdated_presence_before(least(at_time, now()), most)
  $$;
