/** What modules, lectures and questions are called, or were called last. */
import { sql, type RawBuilder } from 'kysely';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import type { Outline } from './content.ts';
import { loadLectureBodies } from './contentQueries.ts';
import { questionName } from './question/questionName.ts';

/** Of all modules and lectures. */
const partNames = (outlines: Iterable<Outline>): ReadonlyMap<Id, string> =>
  new Map(
    [...outlines].flatMap(({ modules }) =>
      modules.flatMap((module) => [module, ...module.lectures].map(({ id, name }) => [id, name] as const)),
    ),
  );

/** The words of questions, of those that are wanted and whatever stands in their lectures; at most one query. */
export async function questionNames(
  trx: Trx,
  outlines: Iterable<Outline>,
  wanted: ReadonlySet<Id>,
): Promise<ReadonlyMap<Id, string>> {
  const hashes = [...outlines].flatMap(({ modules }) =>
    modules
      .flatMap(({ lectures }) => lectures)
      .filter(({ questions }) => questions.some(({ id }) => wanted.has(id)))
      .map(({ bodyHash }) => bodyHash),
  );
  const bodies = await loadLectureBodies(trx, workspaceOf(trx), hashes);
  return new Map(
    [...bodies.values()].flatMap(({ questions }) =>
      questions.map((question) => [question.id, questionName(question)] as const),
    ),
  );
}

type NamedPart = 'modules' | 'lecture' | 'questionanswer';

/**
 * What parts are called: as the outlines of today say, else, of what was removed from these courses, as the newest revision that is kept and had it
 * does.
 */
export async function loadPartNames(
  trx: Trx,
  kind: NamedPart,
  outlines: ReadonlyMap<Id, Outline>,
  wanted: ReadonlySet<Id>,
): Promise<ReadonlyMap<Id, string>> {
  const today =
    kind === 'questionanswer' ? await questionNames(trx, outlines.values(), wanted) : partNames(outlines.values());
  const removed = [...wanted].filter((id) => id !== 0 && !today.has(id));
  if (removed.length === 0) {
    return today;
  }
  const courses = [...outlines.keys()];
  const before =
    kind === 'questionanswer'
      ? await removedQuestionNames(trx, courses, removed)
      : await removedPartNames(trx, kind, { courses, removed });
  return new Map([...before, ...today]);
}

async function removedPartNames(
  trx: Trx,
  kind: 'modules' | 'lecture',
  { courses, removed }: { courses: readonly Id[]; removed: readonly Id[] },
): Promise<ReadonlyMap<Id, string>> {
  const workspaceId = workspaceOf(trx);
  const path = kind === 'modules' ? '$' : '$.lectures[*]';
  const { rows } = await sql<{ id: Id; name: string }>`
    with ${keptModules(workspaceId, courses)}
    select distinct on (id) (part.node ->> 'id')::bigint as id, part.node ->> 'name' as name
    from kept_module, jsonb_path_query(kept_module.node, ${sql.lit(path)}) as part (node)
    where (part.node ->> 'id')::bigint = any(${removed}::bigint[])
    order by id, kept_module.version desc`.execute(trx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function removedQuestionNames(
  trx: Trx,
  courses: readonly Id[],
  removed: readonly Id[],
): Promise<ReadonlyMap<Id, string>> {
  const workspaceId = workspaceOf(trx);
  const { rows } = await sql<{ id: Id; hash: string }>`
    with ${keptModules(workspaceId, courses)}
    select distinct on (id) (question.node ->> 'id')::bigint as id, lecture.node ->> 'bodyHash' as hash
    from kept_module,
      jsonb_path_query(kept_module.node, '$.lectures[*]') as lecture (node),
      jsonb_path_query(lecture.node, '$.questions[*]') as question (node)
    where (question.node ->> 'id')::bigint = any(${removed}::bigint[])
    order by id, kept_module.version desc`.execute(trx);
  const bodies = await loadLectureBodies(trx, workspaceId, [...new Set(rows.map(({ hash }) => hash))]);
  return new Map(
    rows.flatMap(({ id, hash }) => {
      const found = bodies.get(hash)?.questions.find((question) => question.id === id);
      return found === undefined ? [] : [[id, questionName(found)] as const];
    }),
  );
}

/**
 * `kept_module`: every module that kept revisions of the courses have, those that they name once each, with the newest version that does. Without
 * what is held back: learners never had it (BEY-24).
 */
const keptModules = (workspaceId: Id, courses: readonly Id[]): RawBuilder<unknown> => sql`
  revision as (
    select stored_revision.course_id, stored_revision.version, stored_revision.modules, stored_revision.outline
    from course
    join stored_revision on stored_revision.workspace_id = course.workspace_id and stored_revision.course_id = course.course_id
      and stored_revision.version <= course.version
    where course.workspace_id = ${workspaceId} and course.course_id = any(${courses}::bigint[])
  ), newest_naming (course_id, hash, version) as (
    select revision.course_id, named.hash, max(revision.version)
    from revision, unnest(revision.modules) named (hash)
    group by revision.course_id, named.hash
  ), kept_module (version, node) as (
    select newest_naming.version, outline_module.module
    from newest_naming
    join outline_module on outline_module.workspace_id = ${workspaceId}
      and outline_module.course_id = newest_naming.course_id and outline_module.hash = newest_naming.hash
    union all
    select revision.version, module.node
    from revision, jsonb_path_query(revision.outline, '$.modules[*]') module (node)
  )`;
