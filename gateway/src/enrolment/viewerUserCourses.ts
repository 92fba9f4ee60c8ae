import type { ViewerResolvers } from '../generated/resolverTypes.ts';
import { readWindow, toWindow } from '../pagination.ts';
import { selectsAny } from '../selection.ts';
import { getActiveUserCourses, getCompletedUserCourses, getLastStudied } from './userCourseApi.ts';
import { toUserCourseModel } from './userCourseMappers.ts';

/** DASH-02. */
export const activeUserCourses: NonNullable<ViewerResolvers['activeUserCourses']> = (_viewer, args, { rest }, info) => {
  const outline = selectsAny(info, 'nodes.moduleProgress');
  return readWindow(
    toWindow(args),
    (page, size) => getActiveUserCourses(rest, { page, size, outline }),
    toUserCourseModel,
  );
};

/** DASH-03. */
export const completedUserCourses: NonNullable<ViewerResolvers['completedUserCourses']> = (
  _viewer,
  args,
  { rest },
  info,
) => {
  const outline = selectsAny(info, 'nodes.moduleProgress');
  return readWindow(
    toWindow(args),
    (page, size) => getCompletedUserCourses(rest, { page, size, outline }),
    toUserCourseModel,
  );
};

/** OP-96. */
export const continueLearning: NonNullable<ViewerResolvers['continueLearning']> = async (_viewer, _args, { rest }) => {
  const [wire] = (await getLastStudied(rest)).content;
  return wire === undefined ? null : toUserCourseModel(wire);
};
