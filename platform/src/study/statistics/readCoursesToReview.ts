import { creatorFilter } from '../../course/policy.ts';
import type { Database } from '../../db/database.ts';
import { readRecent } from '../../db/replica/readRecent.ts';
import type { Viewer } from '../../http/access.ts';
import type { Id } from '../../shared/id.ts';
import { findAttention } from './attentionQueries.ts';

/** Courses with questions that need a look: all of them for admins, for course admins those that they made (ADM-01). */
export const readCoursesToReview = (
  db: Database,
  { workspaceId, viewer }: { readonly workspaceId: Id; readonly viewer: Viewer },
) =>
  readRecent(db, workspaceId, async (trx) => {
    const { courses, count } = await findAttention(trx, creatorFilter(viewer));
    return {
      content: courses.map(({ countedTime, ...course }) => ({ ...course, countedTime: countedTime.toISOString() })),
      courseCount: count,
    };
  });
