-- What admins call somebody who has no account yet: people whom a file names are found and called by that name (BEY-12, OP-165). An account
-- has a name of its own.
alter table invitation
  add column name text,
  add column name_search text generated always as (search_fold(name)) stored,
  add constraint invitation_name_check check (name <> '' and char_length(name) <= 255);

drop trigger invitation_changed on invitation;
create trigger invitation_changed before update on invitation for each row
  when (row (old.username, old.name, old.create_course, old.create_voucher, old.invited_time, old.revoked_time, old.accepted_time)
    is distinct from row (new.username, new.name, new.create_course, new.create_voucher, new.invited_time, new.revoked_time, new.accepted_time))
  execute function set_update_time();
