-- How long a workspace keeps facts, audit entries and accounts that nobody uses; who asked for their data or its erasure; and which
-- questions need a look (BEY-20, ADM-01).

create table retention (
  workspace_id bigint not null,
  fact_months integer,
  audit_months integer not null default 13,
  inactive_account_months integer,
  update_time timestamptz not null default now(),
  constraint retention_pkey primary key (workspace_id),
  constraint retention_fact_months_check check (fact_months between 13 and 120),
  constraint retention_audit_months_check check (audit_months between 6 and 84),
  constraint retention_inactive_account_months_check check (inactive_account_months between 12 and 120),
  constraint retention_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade
);
comment on table retention is 'What the admins of a workspace said; a workspace without a row keeps audit entries for 13 months and the rest for good.';
comment on column retention.fact_months is 'Null for good.';
comment on column retention.inactive_account_months is 'Null for good.';

-- When somebody was last here. Every use of a sign-in renews its token within the hour, so that tokens tell; a day is exact enough.
create table person_activity (
  workspace_id bigint not null,
  user_id bigint not null,
  active_time timestamptz not null,
  warned_count smallint not null default 0,
  erase_time timestamptz,
  constraint person_activity_pkey primary key (workspace_id, user_id),
  constraint person_activity_warned_count_check check (warned_count between 0 and 2),
  constraint person_activity_erase_time_check check ((warned_count = 0) = (erase_time is null)),
  constraint person_activity_user_fkey foreign key (workspace_id, user_id)
    references app_user (workspace_id, user_id) on delete cascade
);
comment on column person_activity.active_time is 'When the account was made or last used, to the day.';
comment on column person_activity.warned_count is 'Warnings that were ordered since then: the first 30 days before the account goes, the second 7 days before.';
comment on column person_activity.erase_time is 'When the account goes, as the warnings say; null as long as none was ordered.';
create index person_activity_oldest on person_activity (workspace_id, active_time);

create table privacy_request (
  workspace_id bigint not null,
  privacy_request_id bigint not null default nextval('lectern_id'),
  kind text not null,
  state text not null,
  origin text not null,
  username text,
  username_hash text not null,
  user_id bigint,
  ordered_by bigint,
  requested_time timestamptz not null,
  due_time timestamptz not null,
  closed_time timestamptz,
  constraint privacy_request_pkey primary key (workspace_id, privacy_request_id),
  constraint privacy_request_kind_check check (kind in ('EXPORT', 'ERASURE')),
  constraint privacy_request_state_check check (state in ('OPEN', 'DONE', 'CANCELLED')),
  constraint privacy_request_origin_check check (origin in ('SELF', 'ADMIN', 'MAIL', 'OPERATOR')),
  constraint privacy_request_closed_check check ((state = 'OPEN') = (closed_time is null)),
  constraint privacy_request_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade
);
comment on column privacy_request.origin is 'SELF: in the settings; ADMIN: by the button of an admin; MAIL: came by mail and was logged; OPERATOR: by the command.';
comment on column privacy_request.username is 'The address, for as long as the person is here; null once they were erased.';
comment on column privacy_request.username_hash is 'A keyed hash of the address, so that a request is found by it after the erasure, too.';
comment on column privacy_request.ordered_by is 'The bare id of who ordered or logged it; null for the operator.';
create index privacy_request_newest on privacy_request (workspace_id, requested_time desc, privacy_request_id desc);
create index privacy_request_by_hash on privacy_request (workspace_id, username_hash);
create unique index privacy_request_open on privacy_request (workspace_id, kind, username_hash) where state = 'OPEN';

create table course_attention (
  workspace_id bigint not null,
  course_id bigint not null,
  counted_time timestamptz not null,
  question_count integer not null default 0,
  question_id bigint,
  constraint course_attention_pkey primary key (workspace_id, course_id),
  constraint course_attention_question_check check ((question_count = 0) = (question_id is null)),
  constraint course_attention_course_fkey foreign key (workspace_id, course_id)
    references course (workspace_id, course_id) on delete cascade
);
comment on table course_attention is 'How many questions of a course need a look, counted once a day at most from its statistics (ADR 0038).';
comment on column course_attention.question_id is 'The first of them: one whose key may be wrong before one that hardly anybody knows.';

do $$
declare
  name text;
begin
  foreach name in array array['retention', 'person_activity', 'privacy_request', 'course_attention'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy %I on %I using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id())',
      name || '_of_workspace', name);
    execute format('grant select, insert, update on %I to lectern_app', name);
  end loop;
  -- What runs for all workspaces, as the owner.
  foreach name in array array['retention', 'privacy_request', 'people_by_day', 'people_by_month'] loop
    execute format('create policy %I on %I to %I using (true)', name || '_of_owner', name, current_user);
  end loop;
  foreach name in array array['course', 'course_attention', 'facts_by_day'] loop
    execute format('create policy %I on %I for select to %I using (true)', name || '_of_owner', name, current_user);
  end loop;
end $$;

-- What is known of everyone who is here already.
alter table person_activity no force row level security;
alter table app_user no force row level security;
insert into person_activity (workspace_id, user_id, active_time)
select app_user.workspace_id, app_user.user_id, greatest(app_user.created_time, sign_in.latest, study.latest, activity.latest)
from app_user
-- Each read once as a whole: nobody signs in while this goes on.
left join (select workspace_id, user_id, max(created_time) as latest from token_family group by 1, 2) as sign_in
  on sign_in.workspace_id = app_user.workspace_id and sign_in.user_id = app_user.user_id
left join (select workspace_id, user_id, max(last_seen_time) as latest from user_course group by 1, 2) as study
  on study.workspace_id = app_user.workspace_id and study.user_id = app_user.user_id
left join (
  select workspace_id, user_id, max(day)::timestamp at time zone 'UTC' as latest from people_by_day group by 1, 2
) as activity on activity.workspace_id = app_user.workspace_id and activity.user_id = app_user.user_id;
alter table person_activity force row level security;
alter table app_user force row level security;

create function begin_person_activity() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  insert into person_activity (workspace_id, user_id, active_time)
    values (new.workspace_id, new.user_id, new.created_time)
    on conflict on constraint person_activity_pkey do nothing;
  return null;
end $$;
create trigger activity_of_account_began after insert on app_user for each row execute function begin_person_activity();

-- Whoever is here again is not warned any more. Written once a day at most, but for who was warned.
create function note_person_activity() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  update person_activity set active_time = greatest(person_activity.active_time, new.created_time), warned_count = 0, erase_time = null
    from token_family
    where token_family.workspace_id = new.workspace_id and token_family.family_id = new.family_id
      and person_activity.workspace_id = new.workspace_id and person_activity.user_id = token_family.user_id
      and (person_activity.active_time < new.created_time - interval '1 day' or person_activity.warned_count > 0);
  return null;
end $$;
create trigger activity_of_sign_in after insert on refresh_token for each row execute function note_person_activity();
revoke execute on function begin_person_activity(), note_person_activity() from public;

alter table facts_counted add column kept_from timestamptz;
comment on column facts_counted.kept_from is 'Facts before it are forgotten, whether or not their rows are deleted yet: the begin of a month, UTC. Null when none are.';

-- From when on facts are kept: whole months go, so that what is counted by day and by month never counts half of one.
create function facts_kept_from(months integer, at_time timestamptz) returns timestamptz language sql immutable
  set search_path = pg_catalog, public, pg_temp
  as $$ select date_trunc('month', at_time at time zone 'UTC' - make_interval(months => months)) at time zone 'UTC' $$;

-- From when on audit entries are kept; by the settings, or what holds without any.
create function audit_kept_from(months integer, at_time timestamptz) returns timestamptz language sql immutable
  set search_path = pg_catalog, public, pg_temp
  as $$ select (at_time at time zone 'UTC' - make_interval(months => coalesce(months, 13))) at time zone 'UTC' $$;
revoke execute on function facts_kept_from(integer, timestamptz), audit_kept_from(integer, timestamptz) from public;
grant execute on function facts_kept_from(integer, timestamptz), audit_kept_from(integer, timestamptz) to lectern_app;

-- Forgets up to `most` facts of a workspace by its settings; answers how many rows it deleted. What is to go is told in the first
-- transaction (`kept_from`), so that nobody reads half of it while the rows go. Facts that are not counted yet wait for the roll-up.
create function forget_facts(in_workspace bigint, at_time timestamptz, most integer) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp
  as $$
declare
  counted_to bigint;
  cut timestamptz;
  new_cut timestamptz;
  removed bigint;
  total bigint := 0;
begin
  -- Held against roll-ups, and against a second server that does the same.
  select rolled_up_to, kept_from into counted_to, cut from facts_counted where workspace_id = in_workspace for update;
  if not found then
    return 0;
  end if;
  select facts_kept_from(fact_months, least(at_time, now())) into new_cut
    from retention where workspace_id = in_workspace and fact_months is not null;
  if new_cut > coalesce(cut, '-infinity') and not exists (
    select from fact where workspace_id = in_workspace and written_in >= counted_to and fact_time < new_cut)
  then
    cut := new_cut;
    update facts_counted set kept_from = cut where workspace_id = in_workspace;
  end if;
  if cut is null then
    return 0;
  end if;
  delete from fact using (
    select fact_time, fact_id from fact where workspace_id = in_workspace and fact_time < cut order by fact_time, fact_id limit most
  ) as gone
  where fact.workspace_id = in_workspace and fact.fact_time = gone.fact_time and fact.fact_id = gone.fact_id;
  get diagnostics removed = row_count;
  total := removed;
  delete from people_by_day where ctid = any (array(
    select ctid from people_by_day where workspace_id = in_workspace and day < (cut at time zone 'UTC')::date limit most));
  get diagnostics removed = row_count;
  total := total + removed;
  delete from people_by_month where ctid = any (array(
    select ctid from people_by_month where workspace_id = in_workspace and month < (cut at time zone 'UTC')::date limit most));
  get diagnostics removed = row_count;
  return total + removed;
end $$;
revoke execute on function forget_facts(bigint, timestamptz, integer) from public;
grant execute on function forget_facts(bigint, timestamptz, integer) to lectern_app;

-- Which workspaces keep less than everything.
create function workspaces_with_retention() returns table (workspace_id bigint) language sql stable security definer
  set search_path = pg_catalog, public, pg_temp
  as $$ select retention.workspace_id from retention order by retention.workspace_id $$;
revoke execute on function workspaces_with_retention() from public;
grant execute on function workspaces_with_retention() to lectern_app;

-- The audit log is kept as each workspace says, thirteen months where it says nothing; so are requests that were answered.
create or replace function remove_outdated_audit_before(at_time timestamptz, most integer) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp
  as $$
declare
  removed bigint;
  total bigint := 0;
begin
  if not pg_try_advisory_xact_lock(727005) then
    return 0;
  end if;
  delete from audit_entry where ctid = any (array(
    select ctid from audit_entry
    where action = 'SIGN_IN_REFUSED' and audit_time < at_time - interval '30 days' limit most));
  get diagnostics removed = row_count;
  total := total + removed;
  delete from audit_entry where ctid = any (array(
    select outdated.ctid from workspace
    left join retention on retention.workspace_id = workspace.workspace_id
    cross join lateral (
      select ctid from audit_entry
      where audit_entry.workspace_id = workspace.workspace_id
        and audit_entry.audit_time < audit_kept_from(retention.audit_months, at_time) limit most
    ) as outdated
    limit most));
  get diagnostics removed = row_count;
  total := total + removed;
  delete from privacy_request where ctid = any (array(
    select outdated.ctid from workspace
    left join retention on retention.workspace_id = workspace.workspace_id
    cross join lateral (
      select ctid from privacy_request
      where privacy_request.workspace_id = workspace.workspace_id
        and privacy_request.closed_time < audit_kept_from(retention.audit_months, at_time) limit most
    ) as outdated
    limit most));
  get diagnostics removed = row_count;
  return total + removed;
end $$;

alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check
  check (kind in ('RESET_PW', 'INVITATION', 'PASSWORD_CHANGED', 'REMINDER', 'MESSAGE', 'INACTIVE_ACCOUNT'));

-- Courses that were answered in, or changed, since their questions were looked at; at most one look a day each.
create function courses_to_look_at(at_time timestamptz, most integer) returns table (workspace_id bigint, course_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select course.workspace_id, course.course_id from course
    left join course_attention
      on course_attention.workspace_id = course.workspace_id and course_attention.course_id = course.course_id
    where coalesce(course_attention.counted_time, '-infinity') <= at_time - interval '1 day'
      and (course_attention.question_count > 0 and course.update_time >= course_attention.counted_time or exists (
        select from facts_by_day
        where facts_by_day.workspace_id = course.workspace_id and facts_by_day.type = 'questionanswer'
          and facts_by_day.course_id = course.course_id
          and facts_by_day.day >= coalesce((course_attention.counted_time at time zone 'UTC')::date, '-infinity')))
    order by coalesce(course_attention.counted_time, '-infinity'), course.workspace_id, course.course_id
    limit most
  $$;
revoke execute on function courses_to_look_at(timestamptz, integer) from public;
grant execute on function courses_to_look_at(timestamptz, integer) to lectern_app;
