-- Where no webhook listens, facts, lines of the audit log, achievements, comments and deletions find so before anything else is read (OP-329).

-- Policies leave a server the webhooks of its workspace, so that one look is enough for however many rows; whoever sees those of others,
-- as the owner does, goes on to what is exact.
create or replace function note_facts_for_webhooks() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  if not exists (select from webhook where webhook.disable_time is null) then
    return null;
  end if;
  insert into webhook_event (workspace_id, event_time, kind, data)
  select added.workspace_id, added.fact_time, 'fact ' || added.type || ' ' || added.action,
    jsonb_strip_nulls(jsonb_build_object('userId', added.user_id, 'courseId', added.course_id, 'moduleId', added.module_id,
      'lectureId', added.lecture_id, 'questionId', added.question_id, 'campaignId', added.campaign_id, 'value', added.value))
  from added
  where exists (
    select from webhook where webhook.workspace_id = added.workspace_id and webhook.disable_time is null)
  order by added.fact_id;
  return null;
end $$;

create or replace function note_audit_for_webhooks() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  if not exists (select from webhook where webhook.disable_time is null) then
    return null;
  end if;
  -- Of the details no more than what is known to be an id or a time.
  insert into webhook_event (workspace_id, event_time, kind, data)
  select added.workspace_id, added.audit_time, 'audit ' || added.action,
    jsonb_strip_nulls(jsonb_build_object('actorId', added.actor_id, 'userId', added.subject_id,
      'courseId', added.details -> 'courseId', 'certificateId', added.details -> 'certificateId',
      'dueTime', added.details -> 'dueTime'))
  from added
  where exists (
    select from webhook where webhook.workspace_id = added.workspace_id and webhook.disable_time is null)
  order by added.audit_id;
  return null;
end $$;

-- These two look for the course of what they tell, which is read for a webhook alone.
create or replace function note_achievement_for_webhooks() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  if not exists (select from webhook where webhook.workspace_id = new.workspace_id and webhook.disable_time is null) then
    return null;
  end if;
  perform note_webhook_event(new.workspace_id, new.create_time, 'achievement earned',
    jsonb_build_object('achievementId', new.gamification_id, 'userId', new.user_id, 'userCourseId', new.user_course_id,
      'courseId', (select user_course.course_id from user_course
        where user_course.workspace_id = new.workspace_id and user_course.user_course_id = new.user_course_id)));
  return null;
end $$;

create or replace function note_comment_for_webhooks() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  if not exists (select from webhook where webhook.workspace_id = new.workspace_id and webhook.disable_time is null) then
    return null;
  end if;
  perform note_webhook_event(new.workspace_id, new.create_time, 'review commented',
    jsonb_build_object('reviewCommentId', new.comment_id, 'reviewThreadId', new.thread_id, 'userId', new.user_id,
      'courseId', (select review_thread.course_id from review_thread
        where review_thread.workspace_id = new.workspace_id and review_thread.thread_id = new.thread_id)));
  return null;
end $$;

-- A cascade runs a statement for each row above it, most of which delete nothing.
create or replace function note_deletions() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
begin
  if not exists (select from gone) then
    return null;
  end if;
  execute format(
    'insert into deletion (workspace_id, kind, raw_id, delete_time)
      select gone.workspace_id, %L, gone.%I, clock_timestamp() from gone
      where exists (select from workspace where workspace.workspace_id = gone.workspace_id)
      on conflict on constraint deletion_pkey do nothing',
    tg_argv[0], tg_argv[1]);
  return null;
end $$;
