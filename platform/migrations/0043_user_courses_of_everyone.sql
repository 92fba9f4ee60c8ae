-- Admins read the user courses of all people of a workspace, the newest start first (PROGR-02).

create index user_course_of_workspace on user_course (workspace_id, start_time desc, user_course_id desc);
