-- Facts and lines of the audit log are what webhooks tell of: they are copied in the transaction that writes them, where anybody listens.

create function note_facts_for_webhooks() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
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
revoke execute on function note_facts_for_webhooks() from public;
grant execute on function note_facts_for_webhooks() to lectern_app;
create trigger fact_for_webhooks after insert on fact
  referencing new table as added for each statement execute function note_facts_for_webhooks();

create function note_audit_for_webhooks() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
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
revoke execute on function note_audit_for_webhooks() from public;
grant execute on function note_audit_for_webhooks() to lectern_app;
create trigger audit_entry_for_webhooks after insert on audit_entry
  referencing new table as added for each statement execute function note_audit_for_webhooks();
