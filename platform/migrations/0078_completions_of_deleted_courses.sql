-- Of courses that were deleted before, their certificates tell who completed them (OP-170). One workspace after the other, as any server
-- reads them: to lift row-level security would lock everybody out of these tables until the end.
do $$
declare
  in_workspace bigint;
begin
  for in_workspace in select workspace.workspace_id from workspace loop
    perform set_config('lectern.workspace_id', in_workspace::text, true);
    insert into completion_record
      (workspace_id, user_course_id, user_id, course_id, course_name, course_language, score_percent, finish_time)
    select certificate.workspace_id, certificate.user_course_id, certificate.user_id, certificate.course_id, certificate.course_name,
      certificate.course_language, certificate.score_percent, certificate.issued_time
    from certificate
    join app_user on app_user.workspace_id = certificate.workspace_id and app_user.user_id = certificate.user_id
    where certificate.workspace_id = in_workspace
      and not exists (select from user_course
        where user_course.workspace_id = in_workspace and user_course.user_course_id = certificate.user_course_id);
  end loop;
  perform set_config('lectern.workspace_id', '', true);
end $$;
