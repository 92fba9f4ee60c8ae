import { loadOutline, type CourseContent } from '../../course/courseContent.ts';
import type { Database, Trx } from '../../db/database.ts';
import { readRecent } from '../../db/replica/readRecent.ts';
import { mayReadStatistics } from '../policy.ts';
import { DomainError, invalidField } from '../../errors.ts';
import type { Viewer } from '../../http/access.ts';
import type { Id } from '../../shared/id.ts';
import { findCohort, type CohortMember } from './statisticsQueries.ts';

/**
 * Statistics are based on this many of the newest learners: enough for every share to be right within two points, and bounded, so that a
 * course of a million learners is answered as fast (ADR 0038).
 */
export const MOST_LEARNERS = 2000;

export interface StatisticsRequest {
  readonly viewer: Viewer;
  readonly workspaceId: Id;
  readonly courseId: Id;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/** The learners that statistics of a course are based on. */
export interface Cohort {
  readonly learnerCount: number;
  /** There are more; these are the newest. */
  readonly newestOnly: boolean;
}

/**
 * Asks something about the learners who began a course in a period. Throws NOT_FOUND for anyone who does not administer the course,
 * INVALID for a period that ends before it begins.
 */
export const inCohort = <Result>(
  db: Database,
  { viewer, workspaceId, courseId, start, end }: StatisticsRequest,
  ask: (trx: Trx, content: CourseContent, members: readonly CohortMember[]) => Promise<Result>,
): Promise<Cohort & Result> =>
  readRecent(db, workspaceId, async (trx) => {
    const content = await loadOutline(trx, courseId);
    if (content === null || !mayReadStatistics(viewer, content.course)) {
      throw new DomainError('NOT_FOUND');
    }
    const period = { start: momentOf(start), end: momentOf(end) };
    if (period.start !== null && period.end !== null && period.start >= period.end) {
      throw invalidField('start', 'must be earlier than the end');
    }
    const found = await findCohort(trx, courseId, { ...period, most: MOST_LEARNERS + 1 });
    const members = found.slice(0, MOST_LEARNERS);
    return {
      learnerCount: members.length,
      newestOnly: found.length > MOST_LEARNERS,
      ...(await ask(trx, content, members)),
    };
  });

const momentOf = (asked: string | undefined): Date | null => (asked === undefined ? null : new Date(asked));
