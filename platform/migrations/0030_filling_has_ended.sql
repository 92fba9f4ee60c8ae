-- The owner sees no more than it needs: what filling had to see is closed again.

drop policy course_of_owner on course;
drop policy lecture_body_of_owner on lecture_body;
drop policy content_node_of_owner on content_node;
drop policy lecture_body_use_of_owner on lecture_body_use;
