-- The audit log tells by which API token something was done (BEY-42).

-- Filled by the setting that the transactions of a call with a token have, so that no entry can forget it.
alter table audit_entry add column api_token jsonb default nullif(current_setting('lectern.api_token', true), '')::jsonb;
comment on column audit_entry.api_token is 'The API token that called: its id, and its name and last characters at that moment; null for none.';
