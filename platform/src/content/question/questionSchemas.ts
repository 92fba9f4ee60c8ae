/** Questions over the wire (GW-23, OP-20). */
import { z } from 'zod';
import { questionTypes } from './question.ts';

export const questionTypeSchema = z
  .enum(questionTypes)
  .describe('Type of the question; List behaves like SingleChoice (OP-57).');

const optionsSchema = z
  .array(z.string().max(10_000))
  .max(100)
  .describe('Options of a choice, or items of an ordering in the order shown; plain text or HTML.');
const labelsSchema = z.record(z.string().max(50), z.string().max(10_000));
const placementSchema = z.record(z.string().max(50), z.array(z.union([z.string().max(50), z.number()])).max(1000));

const receivedAnswerSchema = z.union([
  optionsSchema,
  z
    .object({
      itemMapping: labelsSchema.describe('Item id to label.'),
      categoryMapping: labelsSchema.describe('Category id to label.'),
      solution: placementSchema
        .nullish()
        .describe('Category id to item ids; the same as correctAnswer, which may be left out.'),
    })
    .describe('Items and categories of a categorization.'),
]);

const receivedCorrectAnswerSchema = z.union([
  z.int().describe('One position, from 1.'),
  z.array(z.int()).max(100).describe('Positions from 1: a set for choices, the right sequence for an ordering.'),
  placementSchema.describe('Category id to item ids.'),
]);

const explanationTypeSchema = z.enum(['text', 'html', 'json']).describe('How to read each explanation.');

/** A question as an author sends it. Unknown members are ignored. */
export const questionRequestSchema = z
  .object({
    id: z.int().positive().nullish().describe('Raw id of an existing question; left out for a new one.'),
    '@type': questionTypeSchema.nullish().describe('Type; SingleChoice when left out (QEDIT-03).'),
    question: z.string().max(10_000).nullish().describe('The question, plain text or HTML.'),
    answer: receivedAnswerSchema.nullish().describe('What can be answered; two options when left out (QEDIT-03).'),
    correctAnswer: receivedCorrectAnswerSchema
      .nullish()
      .describe('The right answer; the second option when both are left out.'),
    explanation: z
      .object({
        type: explanationTypeSchema,
        content: z.record(z.string().max(50), z.unknown()).describe('Explanation by answer position from 1.'),
      })
      .nullish()
      .describe('Explanations of the answers; null when nothing is explained.'),
    weight: z
      .int()
      .min(1)
      .max(1_000_000)
      .nullish()
      .describe('Points, a whole number from 1; 1 when left out (QEDIT-04).'),
    wrongLimit: z
      .int()
      .min(0)
      .max(1_000_000)
      .nullish()
      .describe('Wrong answers after which it is exhausted; 0 for no limit.'),
  })
  .meta({ id: 'QuestionRequest', description: 'A question of a lecture.' });

export type ReceivedQuestion = z.output<typeof questionRequestSchema>;

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
    correctAnswer: z
      .union([z.array(z.int()), z.record(z.string(), z.array(z.string()))])
      .nullable()
      .describe('The right answer: positions from 1, or category id to item ids; null until it may be seen (OP-22).'),
    correctAnswerSize: z.int().describe('How many positions or placements the right answer has.'),
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
  })
  .meta({ id: 'Question', description: 'A question of a lecture.' });
