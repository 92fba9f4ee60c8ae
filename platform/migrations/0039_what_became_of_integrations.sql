-- What the latest test of a connected provider and its latest sync came to, for the screen of integrations.

alter table integration
  add column last_check jsonb,
  add column last_sync jsonb;
