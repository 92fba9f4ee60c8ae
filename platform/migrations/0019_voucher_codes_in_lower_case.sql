-- As with names (0017): a code is found by an index only as a column of its own.
alter table voucher add column code_key text not null generated always as (lower(code)) stored;
drop index voucher_code_key;
create unique index voucher_code_key on voucher (workspace_id, code_key);
