/** Where a file is used: everything that can hold an address is looked through for its hash. */
import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';

/** A place that shows a file. What of a course it is in is told for lectures alone. */
export interface FileUse {
  readonly kind: 'COURSE' | 'LECTURE' | 'SAVED_SECTION' | 'WORKSPACE' | 'PERSON';
  readonly id: Id;
  /** Of the course, the lecture or the saved section; empty for the workspace itself and for people. */
  readonly name: string;
  readonly courseId: Id | null;
  readonly courseName: string | null;
  readonly moduleId: Id | null;
  /** The first section that shows it; null where its header or a question does. */
  readonly sectionId: Id | null;
}

/** Enough to decide by; a logo can be in every lecture. */
const mostUses = 100;

/** The places that the courses, as they are live and as they are worked on, the workspace and people have for the address with a hash. */
export async function findFileUses(
  trx: Trx,
  workspaceId: Id,
  hash: string,
  most = mostUses,
): Promise<readonly FileUse[]> {
  const { rows } = await sql<FileUse>`
    with newest as (
      select course.course_id, course.name, concat(to_jsonb(course), stored_revision.fields) as fields, course_revision.outline,
        course_revision.version
      from course
      left join course_revision on course_revision.workspace_id = course.workspace_id
        and course_revision.course_id = course.course_id and course_revision.version in (course.version, course.working_version)
      left join stored_revision on stored_revision.workspace_id = course.workspace_id
        and stored_revision.course_id = course.course_id and stored_revision.version = course.working_version
      where course.workspace_id = ${workspaceId}),
    shown as (
      select lecture_body.hash, (
        select (section ->> 'id')::bigint from jsonb_array_elements(lecture_body.body -> 'sections') with ordinality each(section, place)
        where position(${hash}::text in section::text) > 0 order by place limit 1) as section_id
      from lecture_body
      where lecture_body.workspace_id = ${workspaceId} and position(${hash}::text in lecture_body.body::text) > 0),
    lecture as (
      select newest.course_id, newest.name as course_name, module.node ->> 'id' as module_id, newest.version, found.node
      from newest, jsonb_path_query(newest.outline, '$.modules[*]') module(node),
        jsonb_path_query(module.node, '$.lectures[*]') found(node))
    select distinct 'COURSE' as kind, newest.course_id as id, newest.name, null::bigint as "courseId", null::text as "courseName",
        null::bigint as "moduleId", null::bigint as "sectionId" from newest
      where position(${hash}::text in newest.fields) > 0
        or position(${hash}::text in (newest.outline #- '{modules}')::text) > 0
        or exists (
          select from jsonb_path_query(newest.outline, '$.modules[*]') module(node)
          where position(${hash}::text in (module.node - 'lectures')::text) > 0)
    union all
    (select distinct on (lecture.course_id, lecture.node ->> 'id') 'LECTURE', (lecture.node ->> 'id')::bigint,
        coalesce(lecture.node ->> 'name', ''), lecture.course_id, lecture.course_name, lecture.module_id::bigint, shown.section_id
      from lecture left join shown on shown.hash = lecture.node ->> 'bodyHash'
      where shown.hash is not null or position(${hash}::text in lecture.node::text) > 0
      order by lecture.course_id, lecture.node ->> 'id', lecture.version desc)
    union all
    select 'SAVED_SECTION', saved_section.saved_section_id, saved_section.name, null, null, null, null from saved_section
      where saved_section.workspace_id = ${workspaceId} and position(${hash}::text in saved_section.body::text) > 0
    union all
    select 'WORKSPACE', workspace.workspace_id, '', null, null, null, null from workspace
      where workspace.workspace_id = ${workspaceId}
        and position(${hash}::text in workspace.profile::text || coalesce(workspace.cover_image, '')) > 0
    union all
    select 'PERSON', app_user.user_id, '', null, null, null, null from app_user
      where app_user.workspace_id = ${workspaceId} and position(${hash}::text in app_user.picture) > 0
    order by 1, 3, 2
    limit ${most}::integer`.execute(trx);
  return rows;
}

/**
 * The same for a picture of oneself, which its owner alone finds: their own account. Where else the same bytes are shown is nobody's
 * business, and looking through all courses would be work that anyone could order.
 */
export async function findOwnUses(trx: Trx, workspaceId: Id, userId: Id, hash: string): Promise<readonly FileUse[]> {
  const { rows } = await sql<FileUse>`
    select 'PERSON' as kind, app_user.user_id as id, '' as name, null::bigint as "courseId", null::text as "courseName",
      null::bigint as "moduleId", null::bigint as "sectionId" from app_user
    where app_user.workspace_id = ${workspaceId} and app_user.user_id = ${userId}
      and position(${hash}::text in app_user.picture) > 0`.execute(trx);
  return rows;
}
