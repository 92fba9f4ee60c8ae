import { noteBodyUses } from '../../content/bodyUseQueries.ts';
import { emptyOutline } from '../../content/contentRules.ts';
import { loadLectureBodies } from '../../content/contentQueries.ts';
import { insertBodies, nextIds } from '../../content/contentWriteQueries.ts';
import { insertNodes } from '../../content/nodeQueries.ts';
import { nodesOfContent, renamedContent } from '../../content/renamedContent.ts';
import { inWorkspace, type Database, type Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import { requestHash, withIdempotency } from '../../http/idempotency.ts';
import { createLimiterByKey } from '../../shared/limiterByKey.ts';
import type { Id } from '../../shared/id.ts';
import { loadOutline, type CourseContent } from '../courseContent.ts';
import { insertCourse } from '../courseWriteQueries.ts';
import { loadCourseAnswer, type CourseAnswer, type CourseView } from '../readCourse.ts';
import { workingContent } from '../workingCourse.ts';
import { copiedFields } from './copyRules.ts';

export interface CopyRequest extends CourseView {
  readonly workspaceId: Id;
  readonly courseId: Id;
  /** Undefined for that of the course with a mark. */
  readonly name: string | undefined;
  readonly idempotencyKey: string | undefined;
}

/** One copy of a person after the other: a large one keeps the process busy for a tenth of a second at a time. */
const inTurn = createLimiterByKey({ queueLength: 10 });

/**
 * Makes a new course of the caller from one of the workspace (CRS-17, CRS-21), once per key; from a template, too. It costs a handful of
 * statements, however many lectures there are. Throws NOT_FOUND, and RATE_LIMITED when too many copies of the person wait.
 */
export const copyCourse = (db: Database, request: CopyRequest): Promise<CourseAnswer> =>
  inTurn(`${request.workspaceId} ${request.author.userId}`, () => copyOnce(db, request));

const copyOnce = (db: Database, request: CopyRequest): Promise<CourseAnswer> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { workspaceId, courseId, author, name, idempotencyKey: key } = request;
    const { body } = await withIdempotency<{ readonly courseId: Id }>(
      trx,
      { workspaceId, userId: author.userId, operation: 'copyCourse', key, requestHash: requestHash(courseId, name) },
      async () => ({ status: 201, body: { courseId: await writeCopy(trx, request) } }),
    );
    return loadCourseAnswer(trx, body.courseId, request);
  });

/** Writes the copy in the transaction that it is given; answers its id. Throws NOT_FOUND. */
export async function writeCopy(
  trx: Trx,
  { courseId: sourceId, author, name, now }: Pick<CopyRequest, 'courseId' | 'author' | 'name' | 'now'>,
): Promise<Id> {
  const source = await sourceOf(trx, sourceId);
  if (source === null) {
    throw new DomainError('NOT_FOUND');
  }
  const { workspaceId } = source.course;
  const { courseId, modules, newBodies, newNodes } = await renewContent(trx, source);
  const outline = { modules, gamificationItems: [] };
  await insertBodies(trx, workspaceId, newBodies);
  const copy = await insertCourse(trx, {
    courseId,
    workspaceId,
    createdBy: author.userId,
    now,
    fields: copiedFields(source.course, name),
    outline,
  });
  await insertNodes(trx, copy, newNodes);
  await noteBodyUses(trx, copy, { before: emptyOutline, after: outline });
  return copy.id;
}

/** A template is copied as it is live: copying is how it is used. Of any other course its authors’ version is copied. */
async function sourceOf(trx: Trx, courseId: Id): Promise<CourseContent | null> {
  const live = await loadOutline(trx, courseId);
  return live === null || live.course.template ? live : workingContent(trx, live.course);
}

/** The content under new ids, and one for the course. */
async function renewContent(trx: Trx, { course, outline }: CourseContent) {
  const hashes = outline.modules.flatMap(({ lectures }) => lectures.map(({ bodyHash }) => bodyHash));
  const bodies = await loadLectureBodies(trx, course.workspaceId, hashes);
  const nodes = nodesOfContent(outline, bodies);
  const [courseId, ...fresh] = (await nextIds(trx, nodes.length + 1)) as [Id, ...Id[]];
  const newNodes = nodes.map(({ kind }, index) => ({ kind, id: fresh[index] as Id }));
  const ids = new Map(nodes.map(({ kind, id }, index) => [`${kind} ${id}`, fresh[index] as Id]));
  const tree = renamedContent(outline, bodies, (kind, id) => ids.get(`${kind} ${id}`) as Id);
  return { courseId, newNodes, ...tree };
}
