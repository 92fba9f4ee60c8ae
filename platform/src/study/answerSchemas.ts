import { z } from 'zod';
import { answerForms } from '../content/question/question.ts';
import { questionResponseSchema, questionTypeSchema } from '../content/question/questionSchemas.ts';
import { changeFields, userCourseParams, userCourseSummarySchema } from '../enrolment/userCourseSchemas.ts';

export const questionParams = userCourseParams.extend({
  questionId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe('Raw id of the question.'),
});

/** A learner's answer, by question type (REST-31, OP-20). */
export const answerRequestSchema = z
  .object({
    userAnswer: z
      .unknown()
      .describe(
        'Positions from 1 for choices and orderings (a bare number is accepted), category id to item ids for categorizations. An ordering names every position once; a placement leaves no item over, or places at least as many as `correctAnswerSize` says.',
      ),
    '@type': questionTypeSchema
      .optional()
      .describe('Type the caller thinks the question has; refused when it has changed.'),
    courseVersion: z
      .int()
      .min(1)
      .optional()
      .describe(
        'The `courseVersion` of the question as the caller read it: options that were moved since are told apart by it, and an answer that chose what is gone is refused. Without it, positions are those of today (BEY-25).',
      ),
    form: z
      .enum(answerForms)
      .optional()
      .describe(
        'How the answer is meant: positions chosen, all positions in an order, or items placed into categories. Refused when the question is answered otherwise.',
      ),
  })
  .meta({ id: 'AnswerRequest', description: 'An answer.' });

/** The outcome of an answer: what was right, and whether the question is closed (QUIZ-22, OP-22). */
export const answerResponseSchema = z
  .object({
    questionId: z.int().describe('Raw id of the question.'),
    '@type': questionTypeSchema,
    correct: z.boolean().describe('Whether the question is right now.'),
    explanation: questionResponseSchema.shape.explanation.describe(
      'Explanations of the chosen positions; of all once the question is right or exhausted.',
    ),
    userAnswer: questionResponseSchema.shape.userAnswer.describe('The answer that counts.'),
    partsCorrect: questionResponseSchema.shape.partsCorrect,
    parts: questionResponseSchema.shape.parts,
    wrongCount: z.int().describe('Wrong answers so far.'),
    wrongLimit: z.int().describe('Wrong answers after which it is exhausted; 0 for no limit.'),
    exhausted: z.boolean().describe('At its wrong limit: no further answer counts.'),
    correctAnswer: questionResponseSchema.shape.correctAnswer,
    correctAnswerSize: z.int().describe('How many positions or placements the right answer has.'),
    keyChanged: questionResponseSchema.shape.keyChanged,
    weight: z.int().describe('Points for the right answer.'),
    question: questionResponseSchema.describe('The question with its new state.'),
    userCourse: userCourseSummarySchema.describe('The user course with its new progress.'),
    ...changeFields,
  })
  .meta({ id: 'AnswerResult', description: 'What came of an answer, and everything it changed.' });
