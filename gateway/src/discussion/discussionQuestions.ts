import { csvUrl, type Downloadable } from '../csvUrl.ts';
import type {
  DiscussionQuestionConnectionResolvers,
  DiscussionQuestionFilter,
  DiscussionQuestionOrderField,
  WorkspaceResolvers,
} from '../generated/resolverTypes.ts';
import { rawIdOf } from '../globalId.ts';
import { readConnection, toPageRequest, toSort, type Connection } from '../pagination.ts';
import { getQuestions, questionsCsvPath, type QuestionQuery } from './discussionApi.ts';
import { toQuestion, type DiscussionQuestionModel } from './discussionMappers.ts';

const states = {
  UNANSWERED: 'unanswered',
  ANSWERED: 'answered',
  HIDDEN: 'hidden',
  REPORTED: 'reported',
} as const satisfies Record<DiscussionQuestionFilter, string>;

const sortFields: Readonly<Record<DiscussionQuestionOrderField, string>> = {
  UPDATE_TIME: 'updateTime',
  CREATE_TIME: 'createTime',
  LAST_ACTIVITY_TIME: 'activityTime',
  REPLY_COUNT: 'replyCount',
};

export type QuestionsModel = Connection<DiscussionQuestionModel> & Downloadable;

export const DiscussionQuestionConnection: DiscussionQuestionConnectionResolvers = { csvUrl };

/** BEY-16: one call for a page. */
export const discussionQuestions: NonNullable<WorkspaceResolvers['discussionQuestions']> = async (
  { workspaceId },
  args,
  { rest },
) => {
  // An id of something else names no course.
  const courseId = args.courseId == null ? undefined : (rawIdOf(args.courseId, 'Course') ?? Number.MAX_SAFE_INTEGER);
  const query: QuestionQuery = {
    courseId: courseId?.toString(),
    state: args.state == null ? undefined : states[args.state],
    search: args.search?.trim() || undefined,
    from: args.startTime ?? undefined,
    until: args.endTime ?? undefined,
    updatedSince: args.updatedSince ?? undefined,
    sort: toSort(args.orderBy, sortFields),
  };
  const found = await readConnection(
    toPageRequest(args),
    (page) => getQuestions(rest, workspaceId, { ...page, ...query }),
    toQuestion,
  );
  return { ...found, csv: { path: questionsCsvPath(workspaceId), query: { ...query } } };
};
