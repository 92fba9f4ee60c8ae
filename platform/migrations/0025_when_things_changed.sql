-- Tools that mirror people and user courses ask for what changed since they last came. The database keeps the moment, whoever writes.
-- What is there already counts as changed now: nobody knows better, and who mirrors has it all to read anyway.
alter table app_user add column update_time timestamptz not null default now();
alter table invitation add column update_time timestamptz not null default now();
alter table user_course add column update_time timestamptz not null default now();
comment on column user_course.update_time is 'When it or the progress in it last changed.';

-- A statement that names the moment itself is believed.
create function set_update_time() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  if new.update_time = old.update_time then
    new.update_time := now();
  end if;
  return new;
end $$;

-- What admins see of a person; their password, their settings and their tokens are nobody's business.
create trigger app_user_changed before update on app_user for each row
  when (row (old.username, old.name, old.role_admin, old.create_course, old.create_voucher, old.email_verified_time)
    is distinct from row (new.username, new.name, new.role_admin, new.create_course, new.create_voucher, new.email_verified_time))
  execute function set_update_time();
create trigger invitation_changed before update on invitation for each row
  when (row (old.username, old.create_course, old.create_voucher, old.invited_time, old.revoked_time, old.accepted_time)
    is distinct from row (new.username, new.create_course, new.create_voucher, new.invited_time, new.revoked_time, new.accepted_time))
  execute function set_update_time();
create trigger user_course_changed before update on user_course for each row
  when (old is distinct from new) execute function set_update_time();

-- Of somebody with an account admins see when they were invited.
create function touch_account_of_invitation() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  update app_user set update_time = now()
    where app_user.workspace_id = new.workspace_id and app_user.username_key = lower(new.username);
  return null;
end $$;
create trigger account_of_invitation_changed after insert or update of invited_time on invitation for each row
  execute function touch_account_of_invitation();

-- Progress stands in rows of its own. Where the transaction has written the user course too, as answers and seen marks do, it has its
-- moment already, and is not written again.
create function touch_user_course() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  update user_course set update_time = now()
    where user_course.workspace_id = new.workspace_id and user_course.user_course_id = new.user_course_id
      and user_course.xmin <> pg_current_xact_id()::xid;
  return null;
end $$;
create trigger progress_of_user_course_changed after insert or update on answer for each row execute function touch_user_course();
create trigger progress_of_user_course_changed after insert on lecture_seen for each row execute function touch_user_course();
create trigger progress_of_user_course_changed after insert on user_gamification for each row execute function touch_user_course();
create trigger progress_of_user_course_changed after insert on certificate for each row execute function touch_user_course();

revoke execute on function set_update_time(), touch_account_of_invitation(), touch_user_course() from public;
