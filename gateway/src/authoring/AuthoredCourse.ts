import contract from '../../../contracts/exportedCourse.json' with { type: 'json' };
import type { Context } from '../context.ts';
import { getAuthoredCourse } from '../course/courseApi.ts';
import type { AuthoredCourseResolvers } from '../generated/resolverTypes.ts';
import { withCost } from '../graphql/fieldCost.ts';
import { toDecisionTree } from '../umbrella/decisionTreeMappers.ts';
import { toAuthoredOutline, type AuthoredCourseModel, type AuthoredOutline } from './authoredCourseMappers.ts';
import { getCourseToWorkOn, getHeavyFiles, getMissingFiles, getPresence } from './authoringApi.ts';
import { toCoursePresence } from './coursePresence.ts';
import { revision, revisions, sectionChanges } from './courseRevisions.ts';
import { heldBackChanges } from './heldBackChanges.ts';

export const AuthoredCourse: AuthoredCourseResolvers = {
  modules: async (course, _args, context) => (await outlineOf(course, context))?.modules ?? null,
  decisionTree: ({ customMetadata }) => toDecisionTree(customMetadata),
  exported: withCost({ calls: 1 }, async ({ courseId }, _args, { rest }) =>
    withoutPeople(await getAuthoredCourse(rest, courseId)),
  ),
  missingFiles: withCost({ calls: 1 }, async ({ courseId }, _args, { rest }) => [
    ...(await getMissingFiles(rest, courseId)),
  ]),
  heavyFiles: withCost({ calls: 1 }, async ({ courseId }, _args, { rest }) => [
    ...(await getHeavyFiles(rest, courseId)),
  ]),
  revisions,
  revision,
  sectionChanges,
  heldBackChanges,
  presence: withCost({ calls: 1 }, async ({ courseId }, _args, { rest }) =>
    toCoursePresence(await getPresence(rest, courseId)),
  ),
  achievements: async (course, _args, context) => (await outlineOf(course, context))?.achievements ?? null,
};

/** What says who works on the course, where and on which revision stays behind: a file is handed on. An import needs none of it. */
const ofItsPlace: ReadonlySet<string> = new Set(contract.leftOut);

const withoutPeople = (course: object): object =>
  Object.fromEntries(Object.entries(course).filter(([member]) => !ofItsPlace.has(member)));

/** The structure mostly came along; equal reads of one request are one call. */
const outlineOf = async (
  { outline, courseId }: AuthoredCourseModel,
  { rest }: Context,
): Promise<AuthoredOutline | undefined> => outline ?? toAuthoredOutline(await getCourseToWorkOn(rest, courseId));
