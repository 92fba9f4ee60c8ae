-- The questions after a lecture in the orders that turn another one around, so that a page of them costs what a page costs (OP-06).
create index discussion_thread_oldest_of_lecture on discussion_thread
  (workspace_id, course_id, lecture_id, pinned desc, activity_time, thread_id desc);
create index discussion_thread_answered_of_lecture on discussion_thread
  (workspace_id, course_id, lecture_id, pinned desc, unanswered, activity_time desc, thread_id desc);
