-- A page of a discussion costs what a page costs, however many questions there are (BEY-16, OP-06).

-- The keys that a lecture's questions are listed by, as columns: what is made of a column is found by no index once it is compared.
alter table discussion_thread
  add column pinned boolean not null generated always as (pinned_time is not null) stored,
  add column unanswered boolean not null generated always as (answer_id is null) stored;
drop index discussion_thread_of_lecture;
create index discussion_thread_of_lecture on discussion_thread
  (workspace_id, course_id, lecture_id, pinned desc, activity_time desc, thread_id desc);
create index discussion_thread_unanswered_of_lecture on discussion_thread
  (workspace_id, course_id, lecture_id, pinned desc, unanswered desc, activity_time desc, thread_id desc);
create index discussion_thread_most_replies on discussion_thread (workspace_id, reply_count desc, thread_id desc);

-- How many reports of a thread wait, without looking at each of its replies.
-- A default, as servers of the version before know nothing of it; no row keeps it.
alter table discussion_report add column thread_id bigint not null default 0;
comment on column discussion_report.thread_id is 'The thread of its post; set by the database.';
-- The owner of a table is bound by its forced policies too, and sees no row of any workspace while they are.
alter table discussion_report no force row level security;
alter table discussion_post no force row level security;
update discussion_report set thread_id = discussion_post.thread_id
  from discussion_post
  where discussion_post.workspace_id = discussion_report.workspace_id and discussion_post.post_id = discussion_report.post_id;
alter table discussion_report force row level security;
alter table discussion_post force row level security;
alter table discussion_report add constraint discussion_report_thread_fkey foreign key (workspace_id, thread_id)
  references discussion_thread (workspace_id, thread_id) on delete cascade;
create index discussion_report_of_thread on discussion_report (workspace_id, thread_id) where settled_time is null;

create function set_thread_of_report() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  select discussion_post.thread_id into new.thread_id from discussion_post
    where discussion_post.workspace_id = new.workspace_id and discussion_post.post_id = new.post_id;
  return new;
end $$;
revoke execute on function set_thread_of_report() from public;
create trigger discussion_report_has_thread before insert on discussion_report
  for each row execute function set_thread_of_report();
