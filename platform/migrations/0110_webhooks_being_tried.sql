-- Whether a delivery is being tried, which its next time alone does not tell (OP-315), and when a webhook was last reached.

alter table webhook_delivery add column trying boolean not null default false;
comment on column webhook_delivery.trying is 'Whether an attempt is under way; next_time says until when it is waited for.';
-- Of each webhook of a list the last delivery that arrived.
create index webhook_delivery_delivered on webhook_delivery (workspace_id, webhook_id, delivery_id desc)
  where state = 'DELIVERED';
