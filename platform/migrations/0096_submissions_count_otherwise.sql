-- What was submitted never changes, only how it counts where the author of a question changes it (BEY-25).
alter table answer add column point_given boolean not null default false;
comment on column answer.point_given is 'Whether it counts as right by a decision of the author, whatever it chose.';
alter table answer_submission add column counts boolean not null default true;
comment on column answer_submission.counts is 'False where what it chose is gone, so that the question was asked again.';
comment on column answer_submission.course_version is 'The version of the course whose key it was graded by.';
grant update (correct, course_version, counts) on answer_submission to lectern_app;

-- Answers that chose what is gone by now are asked again, but for those who are done with the course. One workspace after the other, as any server
-- reads them.
do $$
declare
  in_workspace bigint;
begin
  for in_workspace in select workspace.workspace_id from workspace loop
    perform set_config('lectern.workspace_id', in_workspace::text, true);
    with void as (
      delete from answer using user_course
      where answer.workspace_id = in_workspace and user_course.workspace_id = in_workspace
        and user_course.user_course_id = answer.user_course_id and user_course.finish_time is null
        and jsonb_path_exists(answer.user_answer, '$[*] ? (@ < 0)')
      returning answer.user_course_id, answer.question_id
    )
    update answer_submission set counts = false
    from void
    where answer_submission.workspace_id = in_workspace and answer_submission.user_course_id = void.user_course_id
      and answer_submission.question_id = void.question_id;
  end loop;
  perform set_config('lectern.workspace_id', '', true);
end $$;
