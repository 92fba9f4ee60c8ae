import { csvUrl, type Downloadable } from '../csvUrl.ts';
import { badInput } from '../errors.ts';
import type {
  LearnerConnectionResolvers,
  UserCourseOrderField,
  WorkspaceResolvers,
  WorkspaceUserCoursesArgs,
} from '../generated/resolverTypes.ts';
import { inputId, rawIdOf } from '../globalId.ts';
import { readConnection, toPageRequest, toSort, type Connection } from '../pagination.ts';
import { allOf, anyOf, anyOneOf, changedSince, contains, quoted } from '../rsql.ts';
import { selectsAny } from '../selection.ts';
import { isRefused } from './isRefused.ts';
import { getProgress, getUserCourse, progressCsvPath, type ProgressQuery } from './userCourseApi.ts';
import { toLearnersUserCourse, type UserCourseModel } from './userCourseMappers.ts';

const sortFields: Readonly<Record<UserCourseOrderField, string>> = {
  NAME: 'name',
  COURSE: 'courseName',
  START_TIME: 'startTime',
  FINISH_TIME: 'finishTime',
  DUE_TIME: 'dueTime',
  LAST_ACTIVITY_TIME: 'lastSeenTime',
  SCORE: 'scorePercent',
  SEEN: 'seenPercent',
};

export type LearnersModel = Connection<UserCourseModel> & Downloadable;

export const LearnerConnection: LearnerConnectionResolvers = { csvUrl };

/** PROGR-01, PROGR-02: one call for a page. */
export const userCourses: NonNullable<WorkspaceResolvers['userCourses']> = async (
  { workspaceId },
  args,
  { rest },
  info,
) => {
  const query = progressQuery(args);
  const outline = selectsAny(info, 'nodes.moduleProgress');
  const found = await readConnection(
    toPageRequest(args),
    (page) => getProgress(rest, workspaceId, { ...page, ...query, outline }),
    toLearnersUserCourse,
  );
  const { minScore, maxScore, groupId, ...asked } = query;
  const numbers = { minScore: minScore?.toString(), maxScore: maxScore?.toString(), groupId: groupId?.toString() };
  return { ...found, csv: { path: progressCsvPath(workspaceId), query: { ...asked, ...numbers } } };
};

/** OP-54: one’s own can be read so as well; it is no other. */
export const userCourse: NonNullable<WorkspaceResolvers['userCourse']> = async (_workspace, { id }, { rest }) => {
  const rawId = rawIdOf(id, 'UserCourse');
  if (rawId === null) return null;
  try {
    return toLearnersUserCourse(await getUserCourse(rest, rawId));
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
};

type Asked = Omit<WorkspaceUserCoursesArgs, 'first' | 'after' | 'last' | 'before' | 'page' | 'size'>;

function progressQuery({
  courseId,
  personId,
  groupId,
  phase,
  fromTime,
  untilTime,
  updatedSince,
  ...args
}: Asked): ProgressQuery {
  const text = args.search?.trim() ?? '';
  return {
    q: allOf(
      courseId == null ? undefined : anyOf('courseId', [inputId(courseId, 'courseId', 'Course', 'AuthoredCourse')]),
      personId == null ? undefined : anyOf('userId', [inputId(personId, 'personId', 'WorkspacePerson', 'User')]),
      text === ''
        ? undefined
        : anyOneOf(contains('name', text), contains('username', text), contains('courseName', text)),
      phase == null ? undefined : anyOf('phase', [phase]),
      fromTime == null ? undefined : `startTime=ge=${quoted(fromTime)}`,
      untilTime == null ? undefined : `startTime=lt=${quoted(untilTime)}`,
      changedSince(updatedSince),
    ),
    sort: toSort(args.orderBy, sortFields),
    minScore: percent(args.minScore, 'minScore'),
    maxScore: percent(args.maxScore, 'maxScore'),
    stuck: args.stuck?.toString(),
    expired: args.expired?.toString(),
    groupId: groupId == null ? undefined : inputId(groupId, 'groupId', 'PersonGroup'),
  };
}

function percent(value: number | null | undefined, name: string): number | undefined {
  if (value == null) return undefined;
  if (value < 0 || value > 100) throw badInput(`\`${name}\` must be from 0 to 100.`, name);
  return value;
}
