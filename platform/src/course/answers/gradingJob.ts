import { z } from 'zod';
import { gradings } from '../../content/question/answerAfterChange.ts';
import { defineJob, rowByRow } from '../../job/jobKind.ts';

const questionToGrade = z.object({
  questionId: z.int(),
  grading: z.enum(gradings),
  /** Of the question that it is graded by: when that is another one by now, a later change has said what becomes of its answers. */
  gradingKey: z.string(),
  isFormChanged: z.boolean(),
});
export type QuestionToGrade = z.output<typeof questionToGrade>;

const gradingPayload = z.object({
  courseId: z.int(),
  /** The version until which answers were given to the question as it was. */
  beforeVersion: z.int(),
  /** Whether its report names learners. */
  namesLearners: z.boolean(),
  questions: z.array(questionToGrade).min(1),
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
