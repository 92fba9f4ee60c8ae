-- Certificates that have run out since webhooks were last told are found by their time.
create index certificate_expiry on certificate (workspace_id, expire_time) where expire_time is not null;
