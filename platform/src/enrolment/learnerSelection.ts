/** Learners of whom something is ordered: by their user courses, or all whom a filter of their list names. */
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import { countScores } from './countScores.ts';
import { ofGroup } from './groupScope.ts';
import { asksForScores } from './progressListQueries.ts';
import type { UserCourseCall } from './userCourseCall.ts';
import type { UserCourseScope, UserCourseSelection } from './userCourseQueries.ts';
import { administeredBy } from './userCourseReading.ts';

/** Learners named one by one; more are named by a filter. */
const most = 1_000;
const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const percent = z.int().min(0).max(100).optional();

/** Properties of a request. */
export const learnerSelectionFields = {
  userCourseIds: z.array(id).min(1).max(most).optional().describe(`Raw ids of their user courses, 1 to ${most}.`),
  q: z
    .string()
    .max(2000)
    .optional()
    .describe('Everyone whom this filter names, as in the list of their user courses; an empty text names all.'),
  groupId: id.optional().describe('Beside `q`: only those of the people of the group with this raw id. For admins.'),
  minScore: percent.describe('Beside `q`: only those with at least this score, in percent.'),
  maxScore: percent.describe('Beside `q`: only those with at most this score, in percent.'),
  stuck: z.boolean().optional().describe('Beside `q`: true for those who are stuck, false for the others.'),
  expired: z
    .boolean()
    .optional()
    .describe('Beside `q`: true for those whose time ran out before they finished, false for the others.'),
  overdue: z
    .boolean()
    .optional()
    .describe('Beside `q`: true for those whose due date is over while they have not finished, false for the others.'),
  dueSoon: z
    .boolean()
    .optional()
    .describe(
      'Beside `q`: true for those who have not finished and whose due date comes within seven days, false for the others.',
    ),
  exceptUserCourseIds: z
    .array(id)
    .max(most)
    .default([])
    .describe('Raw ids of those whom `q` names and who are left out.'),
};

type SelectionRequest = z.output<z.ZodObject<typeof learnerSelectionFields>>;

export const namesLearners = ({ userCourseIds, q }: Pick<SelectionRequest, 'userCourseIds' | 'q'>): boolean =>
  (userCourseIds === undefined) !== (q === undefined);
export const namesLearnersProblem = {
  path: ['userCourseIds'],
  message: 'must be given, or `q` in its place, and only one of them',
};

export type LearnerSelection = UserCourseSelection & { readonly groupId?: Id | undefined };

/** Whom a request names. */
export const toSelection = (
  {
    userCourseIds,
    q,
    groupId,
    exceptUserCourseIds,
    minScore,
    maxScore,
    stuck,
    expired,
    overdue,
    dueSoon,
  }: SelectionRequest,
  now: Date,
): LearnerSelection =>
  userCourseIds === undefined
    ? {
        q,
        groupId,
        progress: { minScore, maxScore, stuck, expired, overdue, dueSoon, now },
        exceptIds: exceptUserCourseIds,
      }
    : { ids: userCourseIds };

/** A selection without the moment of asking, which is no part of what is asked: to tell two orders apart by. */
export function selectionWithoutTime(selection: LearnerSelection): readonly unknown[] {
  const { progress, ...named } = 'q' in selection ? selection : { ...selection, progress: undefined };
  return [named, progress === undefined ? null : { ...progress, now: null }];
}

/**
 * Whose user courses a selection may name: those that the viewer looks after. Scores that it asks for are counted first. Throws INVALID
 * for a filter that cannot be read, FORBIDDEN where someone who is no admin names a group.
 */
export async function scopeOfSelection(
  db: Database,
  call: UserCourseCall,
  selection: LearnerSelection,
): Promise<UserCourseScope> {
  const scope = ofGroup(administeredBy(call.viewer), selection.groupId, call.viewer);
  if ('q' in selection && selection.progress !== undefined && asksForScores([], selection.progress)) {
    await countScores(db, call, scope, selection.q);
  }
  return scope;
}
