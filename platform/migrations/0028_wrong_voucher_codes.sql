-- Wrong enrolment codes of a person: codes are short enough to be guessed by whoever may try for ever. A while without one forgets them;
-- there is one row for each person at most.

create table wrong_voucher_code (
  workspace_id bigint not null,
  user_id bigint not null,
  failures integer not null,
  last_time timestamptz not null,
  locked_until timestamptz,
  constraint wrong_voucher_code_pkey primary key (workspace_id, user_id),
  constraint wrong_voucher_code_user_fkey foreign key (workspace_id, user_id)
    references app_user (workspace_id, user_id) on delete cascade
);

alter table wrong_voucher_code enable row level security;
alter table wrong_voucher_code force row level security;
create policy wrong_voucher_code_of_workspace on wrong_voucher_code
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update, delete on wrong_voucher_code to lectern_app;
