-- What the revisions of before hold. Reading it may take long: nobody who reads waits for a lock that is held here.

insert into lecture_body_use (workspace_id, course_id, hash, from_version, to_version)
select used.workspace_id, used.course_id, used.hash, min(used.version), nullif(max(used.version), max(course.version))
from (
  select revision.workspace_id, revision.course_id, revision.version, lecture.node ->> 'bodyHash' as hash
  from course_revision revision, jsonb_path_query(revision.outline, '$.modules[*].lectures[*]') lecture(node)
) used
join course on course.workspace_id = used.workspace_id and course.course_id = used.course_id
group by used.workspace_id, used.course_id, used.hash;

insert into content_node (workspace_id, course_id, kind, node_id)
select revision.workspace_id, revision.course_id, 'module', (node ->> 'id')::bigint
  from course_revision revision, jsonb_path_query(revision.outline, '$.modules[*]') node
union
select revision.workspace_id, revision.course_id, 'lecture', (node ->> 'id')::bigint
  from course_revision revision, jsonb_path_query(revision.outline, '$.modules[*].lectures[*]') node
union
select revision.workspace_id, revision.course_id, 'question', (node ->> 'id')::bigint
  from course_revision revision, jsonb_path_query(revision.outline, '$.modules[*].lectures[*].questions[*]') node
union
select revision.workspace_id, revision.course_id, 'gamificationItem', (node ->> 'id')::bigint
  from course_revision revision, jsonb_path_query(revision.outline, '$.gamificationItems[*]') node
union
-- A section of a branch stands inside another one; of all that a body holds, sections alone have questionIds.
select used.workspace_id, used.course_id, 'section', (node #>> '{}')::bigint
  from lecture_body_use used
  join lecture_body body on body.workspace_id = used.workspace_id and body.hash = used.hash,
    jsonb_path_query(body.body, '$.sections[*].** ? (exists(@.questionIds)).id') node;
