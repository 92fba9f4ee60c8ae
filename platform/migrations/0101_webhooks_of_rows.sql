-- What webhooks tell of that no log notes, or not with its id: courses, certificates, achievements, comments of a review, accounts.

create function note_course_for_webhooks() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  perform note_webhook_event(new.workspace_id, new.update_time,
    case
      when tg_op = 'INSERT' then 'course published'
      when not new.published then 'course unpublished'
      when not old.published then 'course published'
      else 'course changed'
    end,
    jsonb_build_object('courseId', new.course_id, 'version', new.version));
  return null;
end $$;
revoke execute on function note_course_for_webhooks() from public;
grant execute on function note_course_for_webhooks() to lectern_app;
create trigger course_added_for_webhooks after insert on course
  for each row when (new.published) execute function note_course_for_webhooks();
create trigger course_changed_for_webhooks after update of published, version on course
  for each row when (old.published <> new.published or (new.published and old.version <> new.version))
  execute function note_course_for_webhooks();

create function note_certificate_for_webhooks() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  perform note_webhook_event(new.workspace_id, new.issued_time, 'certificate issued',
    jsonb_build_object('certificateId', new.certificate_id, 'userId', new.user_id, 'courseId', new.course_id,
      'userCourseId', new.user_course_id, 'scorePercent', new.score_percent));
  return null;
end $$;
revoke execute on function note_certificate_for_webhooks() from public;
grant execute on function note_certificate_for_webhooks() to lectern_app;
create trigger certificate_for_webhooks after insert on certificate
  for each row execute function note_certificate_for_webhooks();

create function note_achievement_for_webhooks() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  perform note_webhook_event(new.workspace_id, new.create_time, 'achievement earned',
    jsonb_build_object('achievementId', new.gamification_id, 'userId', new.user_id, 'userCourseId', new.user_course_id,
      'courseId', (select user_course.course_id from user_course
        where user_course.workspace_id = new.workspace_id and user_course.user_course_id = new.user_course_id)));
  return null;
end $$;
revoke execute on function note_achievement_for_webhooks() from public;
grant execute on function note_achievement_for_webhooks() to lectern_app;
create trigger user_gamification_for_webhooks after insert on user_gamification
  for each row execute function note_achievement_for_webhooks();

create function note_comment_for_webhooks() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  perform note_webhook_event(new.workspace_id, new.create_time, 'review commented',
    jsonb_build_object('reviewCommentId', new.comment_id, 'reviewThreadId', new.thread_id, 'userId', new.user_id,
      'courseId', (select review_thread.course_id from review_thread
        where review_thread.workspace_id = new.workspace_id and review_thread.thread_id = new.thread_id)));
  return null;
end $$;
revoke execute on function note_comment_for_webhooks() from public;
grant execute on function note_comment_for_webhooks() to lectern_app;
create trigger review_comment_for_webhooks after insert on review_comment
  for each row execute function note_comment_for_webhooks();

create function note_person_for_webhooks() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  perform note_webhook_event(new.workspace_id, now(), 'person changed', jsonb_build_object('userId', new.user_id));
  return null;
end $$;
revoke execute on function note_person_for_webhooks() from public;
grant execute on function note_person_for_webhooks() to lectern_app;
create trigger app_user_for_webhooks after update of name, username, language on app_user
  for each row when ((old.name, old.username, old.language) is distinct from (new.name, new.username, new.language))
  execute function note_person_for_webhooks();
