/** Which versions of a course need which lecture bodies, so that a body that nobody needs can go. */
import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { Outline, OutlineModule } from './content.ts';
import { changedModules, hasBody } from './outlineIndex.ts';
import type { Id } from '../shared/id.ts';

interface SavedVersion {
  readonly id: Id;
  readonly workspaceId: Id;
  readonly version: number;
}

/** Notes what a save changed; `before` is the outline of the version before, without modules for a new course. */
export async function noteBodyUses(
  trx: Trx,
  course: SavedVersion,
  { before, after }: { readonly before: Outline; readonly after: Outline },
): Promise<void> {
  const changed = changedModules(before, after);
  const [old, current] = [hashesOf(changed.before), hashesOf(changed.after)];
  // Lectures with nothing in them have the same body, also those in modules that stay.
  const added = [...current].filter((hash) => !old.has(hash) && !hasBody(before, hash));
  const removed = [...old].filter((hash) => !current.has(hash) && !hasBody(after, hash));
  if (added.length > 0) {
    // A body that comes back was needed in between as well, for all that this notes: it stays longer than it must.
    await sql`
      insert into lecture_body_use (workspace_id, course_id, hash, from_version)
      select ${course.workspaceId}, ${course.id}, hash, ${course.version} from unnest(${added}::text[]) hash
      on conflict on constraint lecture_body_use_pkey do update set to_version = null`.execute(trx);
  }
  if (removed.length > 0) {
    await trx
      .updateTable('lecture_body_use')
      .set({ to_version: course.version - 1 })
      .where('lecture_body_use.workspace_id', '=', course.workspaceId)
      .where('lecture_body_use.course_id', '=', course.id)
      .where(sql<boolean>`lecture_body_use.hash = any(${removed}::text[])`)
      .execute();
  }
}

/**
 * Deletes the bodies of a course that none of its revisions needs. The course must be locked. A body that holds any id belongs to one
 * course alone, as an id is never given twice; an empty one stays, for other courses may name it. What the current revision names stays,
 * whatever was noted, as does what one names that a server of the version before saved during an update: it noted nothing.
 */
export async function deleteUnusedBodies(trx: Trx, course: Pick<SavedVersion, 'id' | 'workspaceId'>): Promise<void> {
  await sql`
    with unused as (
      delete from lecture_body_use
      where lecture_body_use.workspace_id = ${course.workspaceId} and lecture_body_use.course_id = ${course.id}
        and not exists (
          select from course_revision
          where course_revision.workspace_id = lecture_body_use.workspace_id
            and course_revision.course_id = lecture_body_use.course_id
            and course_revision.version >= lecture_body_use.from_version
            and course_revision.version <= coalesce(lecture_body_use.to_version, course_revision.version))
        and lecture_body_use.hash not in (
          select lecture.node ->> 'bodyHash'
          from course
          join course_revision kept on kept.workspace_id = course.workspace_id and kept.course_id = course.course_id
            and (kept.version in (course.version, course.working_version) or kept.published is null),
            jsonb_path_query(kept.outline, '$.modules[*].lectures[*]') lecture(node)
          where course.workspace_id = ${course.workspaceId} and course.course_id = ${course.id})
      returning lecture_body_use.hash
    )
    delete from lecture_body using unused
    where lecture_body.workspace_id = ${course.workspaceId} and lecture_body.hash = unused.hash and ${holdsIds}`.execute(
    trx,
  );
}

/** Deletes all bodies of a course that is about to be deleted; see {@link deleteUnusedBodies}. */
export async function deleteBodiesOfCourse(trx: Trx, course: Pick<SavedVersion, 'id' | 'workspaceId'>): Promise<void> {
  await sql`
    delete from lecture_body using lecture_body_use used
    where used.workspace_id = ${course.workspaceId} and used.course_id = ${course.id}
      and lecture_body.workspace_id = used.workspace_id and lecture_body.hash = used.hash and ${holdsIds}`.execute(trx);
}

const holdsIds = sql`(lecture_body.body -> 'sections' <> '[]'::jsonb or lecture_body.body -> 'questions' <> '[]'::jsonb)`;

const hashesOf = (modules: readonly OutlineModule[]): ReadonlySet<string> =>
  new Set(modules.flatMap((module) => module.lectures.map((lecture) => lecture.bodyHash)));
