import type { NotifiedQuestion } from './noticeQueries.ts';

/** The page that opens a question below its lecture. */
export const questionPath = ({
  courseId,
  lectureId,
  threadId,
}: Pick<NotifiedQuestion, 'courseId' | 'lectureId' | 'threadId'>): string =>
  `/courseware/?lecture=${lectureId}&question=${threadId}#!${courseId}`;
