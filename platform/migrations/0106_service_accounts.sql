-- Service accounts: accounts for programs, which are no people (BEY-42, ADR 0090).

-- Each has a row among the accounts, as all tables refer to it that tell who acted. A policy hides that row from every statement, so that no
-- list, count, search or file of people has to leave it out: what is to name service accounts asks for them, in `service_account`.
alter table app_user add column is_service_account boolean not null default false;
comment on column app_user.is_service_account is 'Whether the row only stands for one of service_account; a policy hides it from every statement.';
create policy app_user_people on app_user as restrictive using (not is_service_account) with check (true);

create table service_account (
  workspace_id bigint not null,
  user_id bigint not null,
  name text not null,
  description text not null,
  owner_id bigint,
  role_admin boolean not null,
  create_course boolean not null,
  create_voucher boolean not null,
  create_time timestamptz not null,
  disable_time timestamptz,
  delete_time timestamptz,
  constraint service_account_pkey primary key (workspace_id, user_id),
  constraint service_account_user_fkey foreign key (workspace_id, user_id)
    references app_user (workspace_id, user_id) on delete cascade,
  constraint service_account_owner_fkey foreign key (workspace_id, owner_id)
    references app_user (workspace_id, user_id) on delete set null (owner_id)
);
comment on column service_account.owner_id is 'The person who answers for it; null where that account is gone.';
comment on column service_account.disable_time is 'Since when its tokens do not count; null while they do.';
comment on column service_account.delete_time is 'When it was deleted: the row stays, so that what it did is named by it.';
create unique index service_account_name_key on service_account (workspace_id, name) where delete_time is null;
create index service_account_owner on service_account (workspace_id, owner_id) where owner_id is not null;

alter table service_account enable row level security;
alter table service_account force row level security;
create policy service_account_of_workspace on service_account
  using (workspace_id = lectern_workspace_id()) with check (workspace_id = lectern_workspace_id());
grant select, insert, update on service_account to lectern_app;

-- What begins with an account of a person does not with one of a program.
drop trigger app_user_carries_links on app_user;
create trigger app_user_carries_links after insert on app_user for each row
  when (not new.is_service_account) execute function account_carries_links();
drop trigger app_user_joins_groups on app_user;
create trigger app_user_joins_groups after insert on app_user for each row
  when (not new.is_service_account) execute function account_joins_groups();
drop trigger activity_of_account_began on app_user;
create trigger activity_of_account_began after insert on app_user for each row
  when (not new.is_service_account) execute function begin_person_activity();

-- Whichever way an enrolment is made, it is one of a person.
create function refuse_service_account() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  if exists (select from service_account where service_account.workspace_id = new.workspace_id and service_account.user_id = new.user_id) then
    raise exception 'a service account is no person' using errcode = 'check_violation';
  end if;
  return new;
end $$;
revoke execute on function refuse_service_account() from public;
grant execute on function refuse_service_account() to lectern_app;
create trigger user_course_of_a_person before insert on user_course for each row execute function refuse_service_account();
create trigger person_group_member_of_a_person before insert on person_group_member for each row execute function refuse_service_account();
