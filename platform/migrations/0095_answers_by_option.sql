-- Answers keep what was chosen by the id of the option (BEY-25). Where options stand as they always did, their ids are their positions; answers to a
-- question whose options were moved, taken out or put in since are brought over by the version that they were given to. Of options that are
-- gone the position is kept below zero, which is no id. The same rule as `inferredIds` in `optionIdentity.ts`.

create function option_ids_brought_over(options_before jsonb, options_now jsonb) returns integer[]
  language plpgsql immutable as $$
  declare
    before_count constant integer := jsonb_array_length(options_before);
    now_count constant integer := jsonb_array_length(options_now);
    ids integer[] := array_fill(null::integer, array[before_count]);
    taken boolean[] := array_fill(false, array[now_count]);
  begin
    for place in 1 .. least(before_count, now_count) loop
      if options_before -> (place - 1) = options_now -> (place - 1) then
        ids[place] := place;
        taken[place] := true;
      end if;
    end loop;
    for place in 1 .. before_count loop
      for other in 1 .. now_count loop
        if ids[place] is null and not taken[other] and options_before -> (place - 1) = options_now -> (other - 1) then
          ids[place] := other;
          taken[other] := true;
        end if;
      end loop;
    end loop;
    for place in 1 .. before_count loop
      if ids[place] is null and before_count = now_count and not taken[place] then
        ids[place] := place;
        taken[place] := true;
      end if;
      ids[place] := coalesce(ids[place], -place);
    end loop;
    return ids;
  end $$;

create function answer_brought_over(user_answer jsonb, option_ids integer[]) returns jsonb
  language sql immutable as $$
    select jsonb_agg(coalesce(option_ids[position::integer], -position::integer) order by place)
    from jsonb_array_elements_text(user_answer) with ordinality as given (position, place)
  $$;

-- One workspace after the other, as any server reads them.
do $$
declare
  in_workspace bigint;
begin
  for in_workspace in select workspace.workspace_id from workspace loop
    perform set_config('lectern.workspace_id', in_workspace::text, true);
    create temporary table moved_options on commit drop as
    with asked as materialized (
      select lecture_body_use.course_id, (question ->> 'id')::bigint as question_id, question -> 'answer' as options,
        lecture_body_use.from_version, coalesce(lecture_body_use.to_version, 9223372036854775807) as to_version
      from lecture_body_use
      join lecture_body on lecture_body.workspace_id = in_workspace and lecture_body.hash = lecture_body_use.hash
      cross join lateral jsonb_array_elements(lecture_body.body -> 'questions') as question
      where lecture_body_use.workspace_id = in_workspace and jsonb_typeof(question -> 'answer') = 'array'
    ), changed as materialized (
      select asked.course_id, asked.question_id from asked
      group by asked.course_id, asked.question_id having count(distinct asked.options) > 1
    ), given as materialized (
      select user_course.course_id, answer.question_id, answer.course_version as version
      from changed
      join user_course on user_course.workspace_id = in_workspace and user_course.course_id = changed.course_id
      join answer on answer.workspace_id = in_workspace and answer.user_course_id = user_course.user_course_id
        and answer.question_id = changed.question_id and jsonb_typeof(answer.user_answer) = 'array'
      union
      select user_course.course_id, answer_submission.question_id, answer_submission.course_version
      from changed
      join user_course on user_course.workspace_id = in_workspace and user_course.course_id = changed.course_id
      join answer_submission on answer_submission.workspace_id = in_workspace
        and answer_submission.user_course_id = user_course.user_course_id
        and answer_submission.question_id = changed.question_id and jsonb_typeof(answer_submission.user_answer) = 'array'
    ), wanted as (
      select given.course_id, given.question_id, given.version from given
      union
      select given.course_id, given.question_id, course.version from given
      join course on course.workspace_id = in_workspace and course.course_id = given.course_id
    ), at_version as materialized (
      select distinct on (wanted.course_id, wanted.question_id, wanted.version)
        wanted.course_id, wanted.question_id, wanted.version, asked.options
      from wanted
      join asked on asked.course_id = wanted.course_id and asked.question_id = wanted.question_id
        and wanted.version between asked.from_version and asked.to_version
      order by wanted.course_id, wanted.question_id, wanted.version, asked.from_version desc
    )
    select given.course_id, given.question_id, given.version as course_version,
      option_ids_brought_over(before.options, today.options) as option_ids
    from given
    join course on course.workspace_id = in_workspace and course.course_id = given.course_id
    join at_version before on before.course_id = given.course_id and before.question_id = given.question_id
      and before.version = given.version
    join at_version today on today.course_id = given.course_id and today.question_id = given.question_id
      and today.version = course.version
    where before.options <> today.options;

    update answer set user_answer = answer_brought_over(answer.user_answer, moved_options.option_ids)
    from moved_options, user_course
    where user_course.workspace_id = in_workspace and user_course.course_id = moved_options.course_id
      and answer.workspace_id = in_workspace and answer.user_course_id = user_course.user_course_id
      and answer.question_id = moved_options.question_id and answer.course_version = moved_options.course_version
      and jsonb_typeof(answer.user_answer) = 'array';
    update answer_submission set user_answer = answer_brought_over(answer_submission.user_answer, moved_options.option_ids)
    from moved_options, user_course
    where user_course.workspace_id = in_workspace and user_course.course_id = moved_options.course_id
      and answer_submission.workspace_id = in_workspace and answer_submission.user_course_id = user_course.user_course_id
      and answer_submission.question_id = moved_options.question_id
      and answer_submission.course_version = moved_options.course_version
      and jsonb_typeof(answer_submission.user_answer) = 'array';
    drop table moved_options;
  end loop;
  perform set_config('lectern.workspace_id', '', true);
end $$;

drop function answer_brought_over(jsonb, integer[]);
drop function option_ids_brought_over(jsonb, jsonb);

comment on column answer.user_answer is 'Ids of options, see question/optionIdentity.ts, or category id to item ids.';
comment on column answer_submission.user_answer is 'Ids of options, see question/optionIdentity.ts, or category id to item ids.';
