/** The history of a course (BEY-01). */
import type { Context } from '../context.ts';
import type { AuthoredCourseResolvers, CourseRevisionResolvers } from '../generated/resolverTypes.ts';
import { rawIdOf } from '../globalId.ts';
import { withCost } from '../graphql/fieldCost.ts';
import { readConnection, toPageRequest, type PageLimits } from '../pagination.ts';
import { orNullWhereHidden } from '../rest/hidden.ts';
import { getRevisedLecture, getRevision, getRevisions, getSectionChanges } from './revisionApi.ts';
import {
  toCourseRevision,
  toDifference,
  toRevisedLecture,
  toSectionChange,
  type CourseRevisionModel,
} from './revisionMappers.ts';

export const revisionLimits: PageLimits = { usual: 20, largest: 50 };

export const revisions: NonNullable<AuthoredCourseResolvers['revisions']> = withCost(
  { calls: 1 },
  async ({ courseId }, args, { rest }) =>
    readConnection(
      toPageRequest(args, revisionLimits),
      (page) => getRevisions(rest, courseId, page),
      (wire) => toCourseRevision(wire, courseId),
    ),
);

/** Null for one that is not kept, and for anyone who may not work on courses. */
export const findRevision = (
  { rest }: Context,
  courseId: number,
  version: number,
): Promise<CourseRevisionModel | null> =>
  orNullWhereHidden(async () => toCourseRevision(await getRevision(rest, courseId, version), courseId));

export const revision: NonNullable<AuthoredCourseResolvers['revision']> = withCost(
  { calls: 1 },
  ({ courseId }, { version }, context) => findRevision(context, courseId, version),
);

export const sectionChanges: NonNullable<AuthoredCourseResolvers['sectionChanges']> = withCost(
  { calls: 1 },
  ({ courseId }, args, { rest }) => {
    const lectureId = rawIdOf(args.lectureId, 'Lecture');
    return lectureId === null
      ? null
      : orNullWhereHidden(async () => (await getSectionChanges(rest, courseId, lectureId)).map(toSectionChange));
  },
);

export const CourseRevision: CourseRevisionResolvers = {
  difference: withCost({ calls: 1 }, ({ courseId, version, sinceBefore }, { since }, { rest }) =>
    since == null
      ? sinceBefore
      : orNullWhereHidden(async () => toDifference(await getRevision(rest, courseId, version, since))),
  ),
  lecture: withCost({ calls: 1 }, ({ courseId, version }, args, { rest }) => {
    const lectureId = rawIdOf(args.lectureId, 'Lecture');
    return lectureId === null
      ? null
      : orNullWhereHidden(async () =>
          toRevisedLecture(await getRevisedLecture(rest, courseId, { version, lectureId })),
        );
  }),
};
