-- Webhooks of a workspace, the events that they are to tell of, and each delivery (BEY-43, ADR 0087).

create table webhook (
  workspace_id bigint not null,
  webhook_id bigint not null default nextval('lectern_id'),
  url text not null,
  description text not null,
  event_types text[] not null,
  sealed_secret bytea not null,
  sealed_previous_secret bytea,
  previous_expire_time timestamptz,
  created_by bigint,
  create_time timestamptz not null,
  failing_since_time timestamptz,
  disable_time timestamptz,
  disable_reason text,
  expiries_told_time timestamptz not null,
  constraint webhook_pkey primary key (workspace_id, webhook_id),
  constraint webhook_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade,
  constraint webhook_created_by_fkey foreign key (workspace_id, created_by)
    references app_user (workspace_id, user_id) on delete set null (created_by),
  constraint webhook_previous_check check ((sealed_previous_secret is null) = (previous_expire_time is null)),
  constraint webhook_disabled_check check ((disable_time is null) = (disable_reason is null)),
  constraint webhook_disable_reason_check check (disable_reason in ('FAILING', 'GONE'))
);
comment on column webhook.sealed_secret is 'What deliveries are signed with, sealed with the SEALING_KEY.';
comment on column webhook.sealed_previous_secret is 'The secret before the last rotation, which signs besides until previous_expire_time.';
comment on column webhook.created_by is 'Who made it, and is told when it is disabled; null where that account is gone.';
comment on column webhook.failing_since_time is 'Since when every attempt has failed; null when the last one did not.';
comment on column webhook.disable_reason is 'Why nothing is sent any more: it failed for days, or its receiver answered 410.';
comment on column webhook.expiries_told_time is 'Certificates that ran out until then are told of.';
-- Asked with every fact and every line of the audit log.
create index webhook_enabled on webhook (workspace_id) where disable_time is null;

create table webhook_event (
  workspace_id bigint not null,
  event_id bigint not null default nextval('lectern_id'),
  event_time timestamptz not null,
  kind text not null,
  data jsonb not null,
  constraint webhook_event_pkey primary key (workspace_id, event_id),
  constraint webhook_event_workspace_fkey foreign key (workspace_id) references workspace (workspace_id) on delete cascade
);
comment on table webhook_event is 'What has happened in workspaces with a webhook and is not in its deliveries yet.';
comment on column webhook_event.kind is 'The fact, the action of the audit log or the change that it was copied from.';
comment on column webhook_event.data is 'Ids, numbers and times alone.';

create table webhook_delivery (
  workspace_id bigint not null,
  delivery_id bigint not null default nextval('lectern_id'),
  webhook_id bigint not null,
  message_id text not null,
  event_type text not null,
  event_time timestamptz not null,
  object_key text not null,
  data jsonb not null,
  state text not null default 'PENDING',
  attempt_count integer not null default 0,
  create_time timestamptz not null,
  next_time timestamptz,
  last_time timestamptz,
  last_status integer,
  last_error text,
  duration_ms integer,
  constraint webhook_delivery_pkey primary key (workspace_id, delivery_id),
  constraint webhook_delivery_webhook_fkey foreign key (workspace_id, webhook_id)
    references webhook (workspace_id, webhook_id) on delete cascade,
  constraint webhook_delivery_state_check check (state in ('PENDING', 'DELIVERED', 'FAILED')),
  constraint webhook_delivery_next_check check (next_time is null or state = 'PENDING')
);
comment on column webhook_delivery.message_id is 'The webhook-id of every attempt, by which a receiver knows what it has already.';
comment on column webhook_delivery.object_key is 'What it is about: deliveries of one webhook about one object are sent one after the other.';
comment on column webhook_delivery.next_time is 'When it is sent; null where it waits for an earlier one about the same object, and once it is settled.';
comment on column webhook_delivery.duration_ms is 'How long the last attempt took.';
create index webhook_delivery_newest on webhook_delivery (workspace_id, webhook_id, delivery_id desc);
create index webhook_delivery_in_line on webhook_delivery (workspace_id, webhook_id, object_key, delivery_id)
  where state = 'PENDING';
create index webhook_delivery_due on webhook_delivery (next_time) where next_time is not null;
create index webhook_delivery_due_of_webhook on webhook_delivery (workspace_id, webhook_id, next_time, delivery_id)
  where next_time is not null;
create index webhook_delivery_age on webhook_delivery (create_time) where state <> 'PENDING';

do $$
declare
  name text;
begin
  foreach name in array array['webhook', 'webhook_event', 'webhook_delivery'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I using (workspace_id = lectern_workspace_id())
      with check (workspace_id = lectern_workspace_id())', name || '_of_workspace', name);
    -- For the function below, which looks into all workspaces.
    execute format('create policy %I on %I for select to %I using (true)', name || '_of_owner', name, current_user);
  end loop;
end $$;
grant select, insert, update, delete on webhook, webhook_delivery to lectern_app;
grant select, insert, delete on webhook_event to lectern_app;

create function workspaces_with_webhook_work(at_time timestamptz) returns table (workspace_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select webhook_event.workspace_id from webhook_event
    union
    select webhook_delivery.workspace_id from webhook_delivery where webhook_delivery.next_time <= at_time
    union
    select webhook_delivery.workspace_id from webhook_delivery
    where webhook_delivery.create_time < at_time - interval '30 days' and webhook_delivery.state <> 'PENDING'
    union
    select webhook.workspace_id from webhook
    where webhook.disable_time is null and 'certificate.expired' = any (webhook.event_types)
      and webhook.expiries_told_time < at_time - interval '1 minute'
  $$;
revoke execute on function workspaces_with_webhook_work(timestamptz) from public;
grant execute on function workspaces_with_webhook_work(timestamptz) to lectern_app;

-- Notes something that is told of by the change of a row alone.
create function note_webhook_event(of_workspace bigint, at_time timestamptz, event_kind text, about jsonb) returns void
  language plpgsql volatile set search_path = pg_catalog, public, pg_temp
  as $$
begin
  if exists (select from webhook where webhook.workspace_id = of_workspace and webhook.disable_time is null) then
    insert into webhook_event (workspace_id, event_time, kind, data)
    values (of_workspace, at_time, event_kind, jsonb_strip_nulls(about));
  end if;
end $$;
revoke execute on function note_webhook_event(bigint, timestamptz, text, jsonb) from public;
grant execute on function note_webhook_event(bigint, timestamptz, text, jsonb) to lectern_app;
