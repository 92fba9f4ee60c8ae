-- When vouchers, their uses, certificates and questions changed last, and which questions were deleted, for tools that keep a copy (BEY-44).

-- What is there counts as changed now: tools read it once more. The rows themselves stay as they are.
alter table voucher add column update_time timestamptz not null default now();
alter table voucher_redemption add column update_time timestamptz not null default now();
alter table certificate add column update_time timestamptz not null default now();
alter table discussion_thread add column update_time timestamptz not null default now();
comment on column voucher.update_time is 'When it was made or used last; set by the database.';
comment on column voucher_redemption.update_time is 'When the code was used, or who used it was erased; set by the database.';
comment on column certificate.update_time is 'When it was issued, revoked or restored last; set by the database.';
comment on column discussion_thread.update_time is 'When anything that the list of questions tells of it changed last; set by the database.';

create function note_change() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  new.update_time := clock_timestamp();
  return new;
end $$;
revoke execute on function note_change() from public;
grant execute on function note_change() to lectern_app;

create trigger voucher_changed before update of usages, code on voucher for each row
  when ((old.usages, old.code) is distinct from (new.usages, new.code)) execute function note_change();
create trigger voucher_redemption_changed before update of user_id on voucher_redemption for each row
  when (old.user_id is distinct from new.user_id) execute function note_change();
create trigger certificate_changed before update on certificate for each row
  when (old.* is distinct from new.*) execute function note_change();
create trigger discussion_thread_changed
  before update of title, user_id, answer_id, reply_count, activity_time, pinned_time, closed_time on discussion_thread for each row
  when ((old.title, old.user_id, old.answer_id, old.reply_count, old.activity_time, old.pinned_time, old.closed_time)
    is distinct from (new.title, new.user_id, new.answer_id, new.reply_count, new.activity_time, new.pinned_time, new.closed_time))
  execute function note_change();

-- What the list tells of a question stands in its thread, its opening post and the reports of its posts.
create function note_change_of_question() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  update discussion_thread set update_time = clock_timestamp()
    where workspace_id = coalesce(new.workspace_id, old.workspace_id) and thread_id = coalesce(new.thread_id, old.thread_id);
  return null;
end $$;
revoke execute on function note_change_of_question() from public;
grant execute on function note_change_of_question() to lectern_app;

create trigger discussion_post_changed after update of hidden_time, deleted_time on discussion_post for each row
  when (new.opening and (old.hidden_time, old.deleted_time) is distinct from (new.hidden_time, new.deleted_time))
  execute function note_change_of_question();
create trigger discussion_report_changed after insert or update of settled_time or delete on discussion_report for each row
  execute function note_change_of_question();

alter table deletion drop constraint deletion_kind_check;
alter table deletion add constraint deletion_kind_check
  check (kind in ('COURSE', 'USER_COURSE', 'PERSON', 'GROUP', 'CAMPAIGN', 'FILE', 'SAVED_SECTION', 'QUESTION'));
create trigger discussion_thread_deleted after delete on discussion_thread referencing old table as gone
  for each statement execute function note_deletions('QUESTION', 'thread_id');

-- What a job leaves to be downloaded.
alter table job_run add column result jsonb, add column result_expire_time timestamptz;
comment on column job_run.result is 'The file that it writes: how far it is, and where its parts are stored.';
comment on column job_run.result_expire_time is 'Until when the file can be downloaded; null while there is none, and once it was withdrawn.';
