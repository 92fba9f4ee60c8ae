/** The questions of all courses over the wire, for those who answer for them (BEY-16). */
import { z } from 'zod';
import { sortQuery } from '../../http/paging.ts';
import { receivedTimeSchema, timeSchema } from '../../shared/timeSchema.ts';
import { hidingSchema } from '../discussionSchemas.ts';
import { questionFilterStates, questionStates } from './questionListQueries.ts';

export const workspaceParams = z.object({
  id: z.coerce.number().int().positive().describe('Raw id of the workspace.'),
});

/** What narrows and sorts the list. */
export const questionQuery = {
  courseId: z.coerce
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .describe('Only the questions of this course, by its raw id.'),
  state: z
    .enum(questionFilterStates)
    .optional()
    .describe('Only those in this state; `reported` are those of which a report waits, in whatever state.'),
  search: z
    .string()
    .max(200)
    .optional()
    .describe('Only those with these letters in the title, the question or the name of anyone who asked.'),
  from: receivedTimeSchema.optional().describe('Only those asked from here on; ISO 8601 with a zone.'),
  until: receivedTimeSchema.optional().describe('Only those asked before; ISO 8601 with a zone.'),
  updatedSince: receivedTimeSchema
    .optional()
    .describe(
      'Only those that changed from here on; ISO 8601 with a zone. Names of the course, the lecture and people are told by those.',
    ),
  ...sortQuery(),
};

export const questionSchema = z
  .object({
    threadId: z.int().describe('Raw id of the thread.'),
    postId: z.int().describe('Raw id of the question in it.'),
    courseId: z.int().describe('Raw id of the course.'),
    courseName: z.string().describe('Name of the course.'),
    lectureId: z.int().describe('Raw id of the lecture.'),
    lectureName: z.string().nullable().describe('Name of the lecture; null once the course has it no more.'),
    title: z.string().nullable().describe('What it is about; null when it was deleted.'),
    authorName: z.string().nullable().describe('Name of anyone who asked; null when that account is gone.'),
    createTime: timeSchema.describe('When it was asked.'),
    activityTime: timeSchema.describe('When something was written in the thread last.'),
    updateTime: timeSchema.describe('When anything of this changed last, but for names.'),
    replyCount: z.int().describe('How many replies there are.'),
    state: z.enum(questionStates).describe('How it stands.'),
    reportCount: z.int().describe('How many reports of its posts wait for a moderator.'),
    pinned: z.boolean().describe('Whether it comes first after its lecture.'),
    closed: z.boolean().describe('Whether nobody replies any more.'),
  })
  .meta({ id: 'ListedQuestion', description: 'A question in the list over all courses.' });

/** More at once than a page has. */
export const mostHiddenAtOnce = 100;

export const questionsHidingSchema = hidingSchema
  .extend({
    threadIds: z
      .array(z.int().positive())
      .min(1)
      .max(mostHiddenAtOnce)
      .describe(`Raw ids of the threads, 1 to ${mostHiddenAtOnce}.`),
  })
  .meta({ id: 'DiscussionQuestionsHiding', description: 'Whether questions are hidden, and why.' });

export const questionsHiddenSchema = z
  .object({ changed: z.int().describe('How many of them were not so before.') })
  .meta({ id: 'DiscussionQuestionsHidden', description: 'How many questions were hidden or shown again.' });
