import { z } from 'zod';
import { defineJob, rowByRow } from '../../job/jobKind.ts';
import { gradings } from './answerChanges.ts';

const gradingPayload = z.object({
  courseId: z.int(),
  questions: z.array(z.object({ questionId: z.int(), grading: z.enum(gradings) })).min(1),
});
export type GradingOrder = z.output<typeof gradingPayload>;

const { mostUnfinished: _, ...rows } = rowByRow;

/**
 * Brings the answers of everyone in a course in line with questions that were changed (BEY-25). Without a limit of those that wait: what it belongs
 * to is saved already.
 */
export const gradingJob = defineJob({
  name: 'answer-grading',
  payload: gradingPayload,
  noted: ({ courseId, questions }) => ({ courseId, questionCount: questions.length }),
  ...rows,
});
