-- An answer says what else its learner submitted to the question, so that nobody who counts answers has to read what everyone submitted (OP-336).
alter table answer add column other_answers jsonb;
comment on column answer.other_answers is 'What else was submitted and counts, each once, in the order of their values; null where nothing else was. Kept by a trigger.';

-- What counted until now is one of the others. A first answer has none, and an answer that is forgotten takes them with it, as its submissions
-- do not count any more.
create function note_other_answers() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
begin
  -- The second one, as most are that replace another, is noted without a query.
  if old.other_answers is null then
    new.other_answers := jsonb_build_array(old.user_answer);
    return new;
  end if;
  new.other_answers := (
    select jsonb_agg(distinct other)
    from jsonb_array_elements(coalesce(old.other_answers, '[]') || jsonb_build_array(old.user_answer)) as submitted (other)
    where other <> new.user_answer);
  return new;
end $$;
revoke execute on function note_other_answers() from public;
grant execute on function note_other_answers() to lectern_app;
create trigger answer_knows_the_others before update of user_answer on answer for each row
  when (old.user_answer <> new.user_answer) execute function note_other_answers();

-- The others are no progress: they say nothing that the submissions did not say before.
create or replace trigger progress_of_user_course_changed
  after insert or update of lecture_id, user_answer, correct, wrong_count, course_version, answer_time, point_given on answer
  for each row execute function touch_user_course();
