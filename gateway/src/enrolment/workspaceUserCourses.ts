import { csvUrl, type Downloadable } from '../csvUrl.ts';
import type {
  WorkspaceUserCourseConnectionResolvers,
  UserCourseOrderField,
  WorkspaceResolvers,
} from '../generated/resolverTypes.ts';
import { rawIdOf } from '../globalId.ts';
import { readConnection, toPageRequest, toSort, type Connection } from '../pagination.ts';
import { allOf, changedSince } from '../rsql.ts';
import { selectsAny } from '../selection.ts';
import { isHidden } from '../rest/hidden.ts';
import { learnerFilter } from './learnerFilter.ts';
import { getProgress, getUserCourse, progressCsvPath } from './userCourseApi.ts';
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
  UPDATE_TIME: 'updateTime',
};

export type LearnersModel = Connection<UserCourseModel> & Downloadable;

export const WorkspaceUserCourseConnection: WorkspaceUserCourseConnectionResolvers = { csvUrl };

/** PROGR-01, PROGR-02: one call for a page. */
export const userCourses: NonNullable<WorkspaceResolvers['userCourses']> = async (
  { workspaceId },
  args,
  { rest },
  info,
) => {
  const { q, ...filter } = learnerFilter(args);
  const query = {
    q: allOf(q, changedSince(args.updatedSince)),
    sort: toSort(args.orderBy, sortFields),
    ...filter,
    stuck: filter.stuck?.toString(),
    expired: filter.expired?.toString(),
    overdue: filter.overdue?.toString(),
    dueSoon: filter.dueSoon?.toString(),
  };
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
    if (isHidden(error)) return null;
    throw error;
  }
};
