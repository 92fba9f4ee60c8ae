import { z } from 'zod';
import { DomainError } from '../errors.ts';
import type { Viewer } from '../http/access.ts';
import type { Id } from '../shared/id.ts';
import { knowsPeople } from './policy.ts';
import type { UserCourseScope } from './userCourseQueries.ts';

/** Query parameter of a list of the progress of others. */
export const groupQuery = {
  groupId: z.coerce
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .describe('Only those of the people of the group with this raw id. For admins.'),
};

/** Narrows a scope to the people of a group. Throws FORBIDDEN for anyone who is no admin: others know of no groups. */
export function ofGroup(scope: UserCourseScope, groupId: Id | undefined, viewer: Viewer): UserCourseScope {
  if (groupId === undefined) {
    return scope;
  }
  if (!knowsPeople(viewer)) {
    throw new DomainError('FORBIDDEN', { message: 'Only administrators can choose a group' });
  }
  return { ...scope, groupId };
}
