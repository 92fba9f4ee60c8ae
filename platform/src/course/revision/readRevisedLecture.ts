import { loadRevisionOutlines } from '../../content/contentQueries.ts';
import { findLecture } from '../../content/outlineRules.ts';
import { inWorkspace, type Database } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import { readFoundLecture } from '../courseReading.ts';
import type { AuthoredLectureRequest, AuthoredLectureWire } from '../readAuthoredLecture.ts';
import { findRevision } from './historyQueries.ts';

/** One lecture as it was in a revision, right answers included (BEY-01). Throws NOT_FOUND, also where the revision has no such lecture. */
export const readRevisedLecture = (
  db: Database,
  { workspaceId, courseId, lectureId, version }: AuthoredLectureRequest & { readonly version: number },
): Promise<AuthoredLectureWire> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const revision = await findRevision(trx, courseId, version);
    const outline = revision === null ? undefined : (await loadRevisionOutlines(trx, [revision])).get(revision);
    const found = outline === undefined ? null : findLecture(outline.modules, lectureId);
    if (found === null) {
      throw new DomainError('NOT_FOUND');
    }
    const lecture = await readFoundLecture(trx, { workspaceId }, found, 'AUTHOR');
    return { ...lecture, courseId, version };
  });
