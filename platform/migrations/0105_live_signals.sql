-- What clients watch is told as it changes (BEY-45, ADR 0088): triggers notify, in the transaction of the change and so that none is forgotten.
-- A signal names workspace and topic and nothing else; equal ones of a transaction are one.

create function tell_live(workspace bigint, topic text) returns void
  language sql set search_path = pg_catalog, public, pg_temp
  as $$ select pg_notify('lectern_live', workspace || ' ' || topic) $$;
revoke execute on function tell_live(bigint, text) from public;
grant execute on function tell_live(bigint, text) to lectern_app;

-- Also of each renewal: that one person renews is when it is looked whether another has gone, which nothing writes.
create function tell_course_editing() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  perform tell_live(new.workspace_id, 'course-editing:' || new.course_id);
  return null;
end $$;
create trigger course_lock_live after update of lock_user_id, lock_until, lock_token on course for each row
  when ((old.lock_user_id, old.lock_until, old.lock_token) is distinct from (new.lock_user_id, new.lock_until, new.lock_token))
  execute function tell_course_editing();
create trigger course_presence_live after insert or update on course_presence
  for each row execute function tell_course_editing();

create function tell_job() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  perform tell_live(new.workspace_id, 'job:' || new.job_run_id);
  return null;
end $$;
create trigger job_run_live after update on job_run for each row
  when (old.* is distinct from new.*) execute function tell_job();

create function tell_discussion() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
declare
  written record := coalesce(new, old);
begin
  perform tell_live(thread.workspace_id, 'discussion:' || thread.course_id || ':' || thread.lecture_id)
  from discussion_thread as thread
  where thread.workspace_id = written.workspace_id and thread.thread_id = written.thread_id;
  return null;
end $$;
create trigger discussion_thread_live after insert or update on discussion_thread
  for each row execute function tell_discussion();
create trigger discussion_post_live after insert or update or delete on discussion_post
  for each row execute function tell_discussion();
create trigger discussion_report_live after insert or update or delete on discussion_report
  for each row execute function tell_discussion();

revoke execute on function tell_course_editing(), tell_job(), tell_discussion() from public;
grant execute on function tell_course_editing(), tell_job(), tell_discussion() to lectern_app;

-- What people are notified of, for those who watch: Web Push keeps a notice until it was sent, and only where a browser takes it.
create table notice (
  workspace_id bigint not null,
  notice_id bigint not null default nextval('lectern_id'),
  user_id bigint not null,
  kind text not null,
  subject text not null,
  path text not null,
  created_time timestamptz not null default now(),
  constraint notice_pkey primary key (workspace_id, notice_id),
  constraint notice_kind_check check (kind in ('CERTIFICATE', 'ACHIEVEMENT', 'DUE', 'REPLY', 'QUESTION', 'ENROLMENT')),
  constraint notice_user_fkey foreign key (workspace_id, user_id) references app_user (workspace_id, user_id) on delete cascade
);
comment on table notice is 'What a person was notified of, in kinds that they did not switch off. Kept for 7 days.';
comment on column notice.subject is 'Name of the course or the achievement, or title of the question.';
comment on column notice.path is 'The page that it opens.';
create index notice_of_user on notice (workspace_id, user_id, notice_id);
create index notice_age on notice (created_time);
alter table notice enable row level security;
alter table notice force row level security;
create policy notice_of_workspace on notice
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
do $$
begin
  -- Housekeeping removes as the owner, in whatever workspace.
  execute format('create policy notice_of_owner on notice to %I using (true) with check (true)', current_user);
end $$;
grant select, insert on notice to lectern_app;

create function tell_notice() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  perform tell_live(new.workspace_id, 'notices:' || new.user_id);
  return null;
end $$;
revoke execute on function tell_notice() from public;
grant execute on function tell_notice() to lectern_app;
create trigger notice_live after insert on notice for each row execute function tell_notice();

create function remove_outdated_notices_before(at_time timestamptz, most integer) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp
  as $$
declare
  removed bigint;
begin
  delete from notice where ctid = any (array(
    select ctid from notice where created_time < at_time - interval '7 days' limit most for update skip locked));
  get diagnostics removed = row_count;
  return removed;
end $$;
revoke execute on function remove_outdated_notices_before(timestamptz, integer) from public;

create or replace function remove_outdated(at_time timestamptz, most integer) returns bigint
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select remove_outdated_sessions_before(least(at_time, now()), most)
      + remove_outdated_accounts_before(least(at_time, now()), most)
      + remove_outdated_audit_before(least(at_time, now()), most)
      + remove_outdated_presence_before(least(at_time, now()), most)
      + remove_outdated_deletions_before(least(at_time, now()), most)
      + remove_outdated_notices_before(least(at_time, now()), most)
  $$;
