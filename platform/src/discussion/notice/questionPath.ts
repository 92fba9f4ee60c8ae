import type { ToldQuestion } from './noticeQueries.ts';

/** The page that opens a question below its lecture. */
export const questionPath = ({
  courseId,
  lectureId,
  threadId,
}: Pick<ToldQuestion, 'courseId' | 'lectureId' | 'threadId'>): string =>
  `/courseware/?lecture=${lectureId}&question=${threadId}#!${courseId}`;
