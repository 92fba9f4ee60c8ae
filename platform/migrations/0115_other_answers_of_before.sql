-- What else was submitted to the questions that are answered already (OP-336), one workspace after the other, as any server reads them.
do $$
declare
  in_workspace bigint;
begin
  for in_workspace in select workspace.workspace_id from workspace loop
    perform set_config('lectern.workspace_id', in_workspace::text, true);
    -- Where a learner answers meanwhile, the row is read again: what counts then is none of the others, and what the trigger noted stays.
    update answer set other_answers = (
      select jsonb_agg(distinct other)
      from jsonb_array_elements(coalesce(answer.other_answers, '[]') || submitted.answers) as each (other)
      where other <> answer.user_answer)
    from (
      select answer_submission.user_course_id, answer_submission.question_id, jsonb_agg(distinct answer_submission.user_answer) as answers
      from answer_submission
      where answer_submission.workspace_id = in_workspace and answer_submission.counts
      group by answer_submission.user_course_id, answer_submission.question_id
    ) as submitted
    where answer.workspace_id = in_workspace and answer.user_course_id = submitted.user_course_id
      and answer.question_id = submitted.question_id and submitted.answers <> jsonb_build_array(answer.user_answer);
  end loop;
  perform set_config('lectern.workspace_id', '', true);
end $$;
