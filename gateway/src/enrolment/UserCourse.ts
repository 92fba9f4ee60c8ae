import type { Context } from '../context.ts';
import { toModuleProgresses } from '../course/moduleMappers.ts';
import type { CompletionCheck, UserCourseResolvers } from '../generated/resolverTypes.ts';
import { withCost } from '../graphql/fieldCost.ts';
import { ledToCourseLoader } from '../umbrella/umbrellaLoaders.ts';
import { RestError } from '../rest/RestError.ts';
import { personOf } from '../workspace/personOf.ts';
import { answeredQuestions } from './answeredQuestions.ts';
import { userCourseLoader } from './enrolmentLoaders.ts';
import { getUserCourse, postCompleteDryRun } from './userCourseApi.ts';
import { toCompletionCheck, toUserCourseModel, type UserCourseModel } from './userCourseMappers.ts';
import type { CompletionWire, UserCourseWire } from './userCourseWire.ts';

export const UserCourse: UserCourseResolvers = {
  learner: personOf(({ userId }) => userId),
  course: async (userCourse, _args, context) =>
    userCourse.course ?? (await whole(userCourse, context)).course ?? missing(userCourse),
  umbrella: ({ umbrellaId }, _args, context) =>
    umbrellaId === null ? null : context.use(ledToCourseLoader).load(umbrellaId),
  moduleProgress: async (userCourse, _args, context) => {
    const { moduleWires = [] } = userCourse.moduleWires === undefined ? await whole(userCourse, context) : userCourse;
    return toModuleProgresses(moduleWires, userCourse);
  },
  completion: withCost(
    { calls: 1 },
    (userCourse, _args, context) => userCourse.completion ?? readCompletion(userCourse.userCourseId, context),
  ),
  answeredQuestions: withCost({ calls: 1 }, answeredQuestions),
};

/** With modules and course, for all user courses of a page in one call. */
async function whole(userCourse: UserCourseModel, context: Context): Promise<UserCourseModel> {
  return (await context.use(userCourseLoader).load(userCourse.userCourseId)) ?? userCourse;
}

function missing({ userCourseId }: UserCourseModel): never {
  throw new RestError({ status: 404, code: 'NOT_FOUND', message: `The course of user course ${userCourseId} is gone` });
}

/** What completing would do: part of a single user course, else the dry run (OP-41), whose refusal says it as well. */
async function readCompletion(id: number, { rest }: Context): Promise<CompletionCheck> {
  const { completion } = toUserCourseModel(await getUserCourse(rest, id));
  return completion ?? dryRun(postCompleteDryRun(rest, id));
}

async function dryRun(call: Promise<UserCourseWire>): Promise<CompletionCheck> {
  try {
    const { completion } = await call;
    if (completion !== undefined) return toCompletionCheck(completion);
  } catch (error) {
    const known = completionOfRefusal(error);
    if (known !== null) return known;
    throw error;
  }
  throw new RestError({
    status: 502,
    code: 'UPSTREAM_UNAVAILABLE',
    message: 'The dry run did not say what completing would do',
  });
}

/** A refusal 1300 carries the check in its `params`. Null for any other error. */
export function completionOfRefusal(error: unknown): CompletionCheck | null {
  if (!(error instanceof RestError) || error.code !== '1300' || !Array.isArray(error.params?.['missingLectures']))
    return null;
  return toCompletionCheck(error.params as unknown as CompletionWire);
}
