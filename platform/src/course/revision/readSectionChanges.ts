import { setImmediate } from 'node:timers/promises';
import type { LectureBody } from '../../content/content.ts';
import { loadLectureBodies, loadLectureBody } from '../../content/contentQueries.ts';
import { findLecture } from '../../content/outlineRules.ts';
import { inWorkspace, type Database, type Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import type { LockHolder } from '../lock/lockQueries.ts';
import type { AuthoredLectureRequest } from '../readAuthoredLecture.ts';
import { loadWorkingContent } from '../workingCourse.ts';
import { lastChanges, lectureSpans, type LastChange, type LectureSpan } from './difference/lastChanges.ts';
import { sectionTexts } from './difference/sectionTexts.ts';
import { findRevisions } from './historyQueries.ts';
import { findLectureStates } from './lectureHistoryQueries.ts';

export interface SectionChangeWire extends LastChange {
  readonly saveTime: string;
  readonly savedBy: LockHolder | null;
}

/** How far back is looked: what is older is told as “at or before”. */
const lookedAt = { mostRevisions: 200, mostModuleBytes: 8 * 1024 * 1024 };

/** Contents of a lecture that are read at once; most sections are told by the first few. */
const bodiesAtOnce = 10;

/**
 * Who last changed each section of a lecture, and when (BEY-01), in reading order; those of a branch behind it. Told from the revisions that are kept.
 * Throws NOT_FOUND.
 */
export const readSectionChanges = (
  db: Database,
  { workspaceId, courseId, lectureId }: AuthoredLectureRequest,
): Promise<readonly SectionChangeWire[]> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const content = await loadWorkingContent(trx, courseId);
    const found = content === null ? null : findLecture(content.outline.modules, lectureId);
    if (content === null || found === null) {
      throw new DomainError('NOT_FOUND');
    }
    const body = await loadLectureBody(trx, workspaceId, found.lecture.bodyHash);
    const { version } = content.course;
    const spans = lectureSpans(await findLectureStates(trx, { courseId, lectureId, version }, lookedAt));
    const changes = await lastChanges(sectionTexts(body), spans, textsOfSpans(trx, workspaceId, spans));
    const revisions = await findRevisions(trx, courseId, [...new Set(changes.map((change) => change.version))]);
    return changes.flatMap((change) => {
      const revision = revisions.get(change.version);
      return revision === undefined ? [] : [{ ...change, saveTime: revision.updateTime, savedBy: revision.savedBy }];
    });
  });

/** Reads what a lecture said in a span together with the spans that are asked for next. */
function textsOfSpans(
  trx: Trx,
  workspaceId: Id,
  spans: readonly LectureSpan[],
): (span: LectureSpan) => Promise<ReadonlyMap<Id, string>> {
  let bodies: ReadonlyMap<string, LectureBody> = new Map();
  return async (span) => {
    if (span.bodyHash === null) {
      return new Map();
    }
    if (!bodies.has(span.bodyHash)) {
      const at = spans.indexOf(span);
      const next = spans.slice(at, at + bodiesAtOnce).flatMap(({ bodyHash }) => bodyHash ?? []);
      bodies = await loadLectureBodies(trx, workspaceId, next);
    }
    // Others get their turn between two comparisons.
    await setImmediate();
    return sectionTexts(bodies.get(span.bodyHash) as LectureBody);
  };
}
