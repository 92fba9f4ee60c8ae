/** Questions over the wire (GW-23, OP-20). */
import { z } from 'zod';
import { questionTypes, type QuestionType } from './question.ts';
import { explanationTypeSchema, labelsSchema, optionsSchema, sharedRequest } from './questionFields.ts';
import { regradings } from './questionView.ts';
import { questionKinds, type QuestionKinds } from './types.ts';

export const questionTypeSchema = z
  .enum(questionTypes)
  .describe('Type of the question; List behaves like SingleChoice (OP-57).');

/** SingleChoice may stay unsaid (QEDIT-03). */
const typeRequest = (type: QuestionType) =>
  type === 'SingleChoice'
    ? z.literal(type).nullish().describe('Its type; SingleChoice when left out.')
    : z.literal(type).describe('Its type.');

const requests = Object.entries(questionKinds).map(([type, { request }]) =>
  z
    .object({ '@type': typeRequest(type as QuestionType), ...sharedRequest, ...request.shape })
    .meta({ id: `${type}QuestionRequest`, description: `A question of type ${type}.` }),
);

type RequestOf<Type extends QuestionType> = {
  readonly '@type'?: Type | (Type extends 'SingleChoice' ? null | undefined : never);
} & z.output<z.ZodObject<typeof sharedRequest>> &
  z.output<QuestionKinds[Type]['request']>;

/** A question of any type as an author sends it. */
export type ReceivedQuestion = { [Type in QuestionType]: RequestOf<Type> }[QuestionType];

/** Unknown members are ignored. */
export const questionRequestSchema = z
  .discriminatedUnion('@type', requests as [(typeof requests)[number], ...typeof requests], {
    error: (issue) =>
      issue.code === 'invalid_union' && isObject(issue.input)
        ? `must be one of ${questionTypes.join(', ')}`
        : undefined,
  })
  .meta({
    id: 'QuestionRequest',
    description: 'A question of a lecture.',
  }) as unknown as z.ZodType<ReceivedQuestion>;

/** A question as a reader gets it; what may be seen is decided in `questionView.ts`. */
export const questionResponseSchema = z
  .object({
    id: z.int().describe('Raw id.'),
    '@type': questionTypeSchema,
    number: z.int().describe('Place among the questions of the lecture that this reader gets, from 1.'),
    question: z.string().describe('The question, plain text or sanitised HTML.'),
    answer: z
      .union([
        optionsSchema,
        z.object({
          itemMapping: labelsSchema.describe('Item id to label.'),
          categoryMapping: labelsSchema.describe('Category id to label.'),
          solution: z
            .record(z.string(), z.array(z.string()))
            .optional()
            .describe('Category id to item ids; left out until the right answer may be seen.'),
        }),
      ])
      .describe('What can be answered.'),
    optionIds: z
      .array(z.int())
      .nullable()
      .describe(
        'Ids of the options in their order, for those who edit the question: they stay with an option when it is moved or reworded. Null for learners, and for placements, whose items have ids (BEY-25).',
      ),
    correctAnswer: z
      .union([z.array(z.int()), z.record(z.string(), z.array(z.string()))])
      .nullable()
      .describe(
        'The right answer: positions from 1, or category id to item ids; null until it may be seen (OP-22), and where `keyChanged`.',
      ),
    correctAnswerSize: z.int().describe('How many positions or placements the right answer has.'),
    keyChanged: z
      .boolean()
      .describe(
        'Whether the outcome of the last answer stands although what is right was changed since; the right answer is not told then (BEY-25).',
      ),
    regrading: z
      .enum(regradings)
      .nullable()
      .describe(
        'Whether the outcome of the last answer is not the one it had when it was given, but one that its author decided when changing the question: graded again by what is right now, or given the point. Null where it is neither (BEY-25).',
      ),
    partsCorrect: z
      .int()
      .nullable()
      .describe(
        'Parts of the last answer that are right: items in the right category, places in the right order. Null before the first answer, and for choices (OP-105).',
      ),
    parts: z.int().nullable().describe('Of how many parts; null where partsCorrect is.'),
    correct: z.boolean().nullable().describe('Whether the last answer was right; null before the first.'),
    userAnswer: z
      .union([z.array(z.int()), z.record(z.string(), z.array(z.string()))])
      .nullable()
      .describe('The last answer; null before the first.'),
    explanation: z
      .object({
        type: explanationTypeSchema,
        content: z.record(z.string(), z.unknown()).describe('Explanation by answer position from 1.'),
      })
      .nullable()
      .describe('Explanations by position; null until they may be seen.'),
    wrongCount: z.int().describe('Wrong answers so far.'),
    wrongLimit: z.int().describe('Wrong answers after which it is exhausted; 0 for no limit.'),
    exhausted: z.boolean().describe('At its wrong limit: no further answer counts.'),
    weight: z.int().describe('Points for the right answer.'),
    courseVersion: z
      .int()
      .nullable()
      .describe(
        'The version of the course that a learner reads it in, to be sent along with the answer; null for everyone else (BEY-25).',
      ),
  })
  .meta({ id: 'Question', description: 'A question of a lecture.' });

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
