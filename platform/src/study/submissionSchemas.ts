import { z } from 'zod';
import { questionResponseSchema } from '../content/question/questionSchemas.ts';
import { timeSchema } from '../shared/timeSchema.ts';

const givenPartSchema = z
  .object({
    category: z.string().nullable().describe('The category; null where the question has none.'),
    texts: z
      .array(z.string())
      .describe('The options or items, in the order given; plain text or HTML, as the author wrote them.'),
  })
  .meta({ id: 'GivenPart', description: 'What was chosen, ordered, or put into one category.' });

const submissionSchema = z
  .object({
    id: z.int().describe('Raw id.'),
    time: timeSchema.describe('When it was given.'),
    correct: z.boolean().describe('Whether it was right.'),
    given: z.array(givenPartSchema).describe('What was answered, in words.'),
    goneCount: z
      .int()
      .describe('How much of the answer the question does not have any more, as its author changed it since.'),
  })
  .meta({ id: 'Submission', description: 'One try to answer a question.' });

const answeredQuestionSchema = questionResponseSchema
  .pick({ '@type': true, number: true, question: true, weight: true, wrongCount: true, wrongLimit: true })
  .extend({
    questionId: z.int().describe('Raw id of the question.'),
    correct: z.boolean().nullable().describe('Whether the last answer was right; null before the first.'),
    exhausted: z.boolean().describe('At its wrong limit and not right: no try is left.'),
    submissionCount: z.int().describe('How many tries there were in all.'),
    submissions: z.array(submissionSchema).describe('The newest 50 tries, the newest first.'),
  })
  .meta({ id: 'AnsweredQuestion', description: 'A question with the tries of one learner.' });

export const submissionsSchema = z
  .object({
    lectureId: z.int().describe('Raw id of the lecture.'),
    name: z.string().describe('Name of the lecture.'),
    questions: z.array(answeredQuestionSchema).describe('The questions that this learner gets, in order.'),
  })
  .meta({ id: 'Submissions', description: 'What a learner answered in a lecture.' });
