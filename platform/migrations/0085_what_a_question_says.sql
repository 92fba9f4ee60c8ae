-- What a question says stands, as it is searched for, beside its title: one look at each question of a workspace finds all that have a word, where
-- each question's post was looked up before (BEY-16). `discussion_post.text_search` is still read by servers of the version before.
alter table discussion_thread add column text_search text not null default '';

create function note_question() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  update discussion_thread set text_search = search_fold(new.text)
  where workspace_id = new.workspace_id and thread_id = new.thread_id;
  return null;
end $$;
revoke execute on function note_question() from public;
grant execute on function note_question() to lectern_app;
create trigger discussion_post_question_written after insert or update of text on discussion_post for each row
  when (new.opening) execute function note_question();
