import type { ViewerResolvers } from '../generated/resolverTypes.ts';
import { readConnection, toPageRequest } from '../pagination.ts';
import { changedSince } from '../rsql.ts';
import { selectsAny } from '../selection.ts';
import { getActiveUserCourses, getCompletedUserCourses, getDueFirst, getLastStudied } from './userCourseApi.ts';
import { toUserCourseModel } from './userCourseMappers.ts';

/** User courses that are not finished, the newest start first (DASH-02). */
export const activeUserCourses: NonNullable<ViewerResolvers['activeUserCourses']> = (_viewer, args, { rest }, info) => {
  const outline = selectsAny(info, 'nodes.moduleProgress');
  const q = changedSince(args.updatedSince);
  return readConnection(
    toPageRequest(args),
    (page) => getActiveUserCourses(rest, { ...page, q, outline }),
    toUserCourseModel,
  );
};

/** Completed user courses, the newest finish first (DASH-03). */
export const completedUserCourses: NonNullable<ViewerResolvers['completedUserCourses']> = (
  _viewer,
  args,
  { rest },
  info,
) => {
  const outline = selectsAny(info, 'nodes.moduleProgress');
  const q = changedSince(args.updatedSince);
  return readConnection(
    toPageRequest(args),
    (page) => getCompletedUserCourses(rest, { ...page, q, outline }),
    toUserCourseModel,
  );
};

/** What the viewer has to complete first (OP-155). */
export const dueNext: NonNullable<ViewerResolvers['dueNext']> = async (_viewer, _args, { rest }) => {
  const [wire] = (await getDueFirst(rest)).content;
  return wire === undefined ? null : toUserCourseModel(wire);
};

/** Where the viewer was last, in the course they studied last; null when nothing is in progress (OP-96). */
export const continueLearning: NonNullable<ViewerResolvers['continueLearning']> = async (_viewer, _args, { rest }) => {
  const [wire] = (await getLastStudied(rest)).content;
  return wire === undefined ? null : toUserCourseModel(wire);
};
