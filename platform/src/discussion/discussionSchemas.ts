/** The discussion after a lecture over the wire (BEY-16). */
import { z } from 'zod';
import { timeSchema } from '../shared/timeSchema.ts';

const rawId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

export const longestTitle = 150;
export const longestText = 5000;

export const discussionParams = z.object({
  id: rawId.describe('Raw id of the course.'),
  lectureId: rawId.describe('Raw id of the lecture.'),
});
export const threadParams = z.object({ threadId: rawId.describe('Raw id of the thread.') });
export const postParams = z.object({ postId: rawId.describe('Raw id of the question or reply.') });

const title = z.string().trim().min(1).max(longestTitle).describe('What it is about, in a line.');
const text = z.string().trim().min(1).max(longestText).describe('Plain text; line breaks stay.');

export const newThreadSchema = z
  .strictObject({ title, text })
  .meta({ id: 'NewDiscussionThread', description: 'A question to the people of a course.' });

export const postTextSchema = z
  .strictObject({ text })
  .meta({ id: 'DiscussionText', description: 'What a reply says.' });

export const postPatchSchema = z
  .strictObject({ text, title: title.optional() })
  .meta({ id: 'DiscussionPostPatch', description: 'What a post says from now on; of a question the title too.' });

export const answerChoiceSchema = z
  .strictObject({ postId: z.int().positive().nullable().describe('Raw id of the reply; null for none.') })
  .meta({ id: 'DiscussionAnswerChoice', description: 'Which reply answered a question.' });

export const threadMarksSchema = z
  .strictObject({
    pinned: z.boolean().describe('Whether it comes first after its lecture; at most three do.'),
    closed: z.boolean().describe('Whether nobody replies any more.'),
  })
  .partial()
  .meta({
    id: 'DiscussionThreadMarks',
    description: 'What a moderator says of a thread; absent ones stay as they are.',
  });

export const hidingSchema = z
  .strictObject({
    reason: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .nullable()
      .describe('Why it is hidden, for anyone who wrote it; null shows it again.'),
  })
  .meta({ id: 'DiscussionHiding', description: 'Whether a post is hidden, and why.' });

export const newReportSchema = z
  .strictObject({ reason: z.string().trim().min(1).max(500).describe('What is wrong with it, for those who answer.') })
  .meta({ id: 'NewDiscussionReport', description: 'That a post should not stand there.' });

const reportSchema = z
  .object({
    reporterName: z.string().nullable().describe('Name of anyone who reported it; null for none.'),
    reason: z.string().describe('What is wrong with the post, in their words.'),
    createTime: timeSchema.describe('When it was reported.'),
  })
  .meta({ id: 'DiscussionReport', description: 'That a post should not stand there, and why.' });

export const postSchema = z
  .object({
    id: z.int().describe('Raw id.'),
    threadId: z.int().describe('Raw id of its thread.'),
    authorName: z.string().nullable().describe('Name of anyone who wrote it; null when that account is gone.'),
    own: z.boolean().describe('Whether the viewer wrote it.'),
    ofCourse: z.boolean().describe('Whether it is by the creator of the course.'),
    text: z.string().nullable().describe('What it says; null when it was deleted or is hidden from the viewer.'),
    createTime: timeSchema.describe('When it was written.'),
    editedTime: timeSchema.nullable().describe('When it was changed last; null when it never was.'),
    deleted: z.boolean().describe('Whether its writer deleted it.'),
    hidden: z.boolean().describe('Whether it is hidden.'),
    hiddenReason: z.string().nullable().describe('Why, for anyone who wrote it and for admins of the course.'),
    editable: z.boolean().describe('Whether the viewer may change and delete it.'),
    reportable: z.boolean().describe('Whether the viewer may report it.'),
    reported: z.boolean().describe('Whether the viewer has reported it, whatever became of that.'),
    reports: z
      .array(reportSchema)
      .nullable()
      .describe('What waits for a moderator, at most 20; null for everyone but admins of the course.'),
  })
  .meta({ id: 'DiscussionPost', description: 'A question or a reply.' });

export const threadSchema = z
  .object({
    id: z.int().describe('Raw id.'),
    courseId: z.int().describe('Raw id of the course.'),
    lectureId: z.int().describe('Raw id of the lecture.'),
    title: z.string().nullable().describe('What it is about; null when it was deleted or is hidden from the viewer.'),
    question: postSchema.describe('The question itself.'),
    answerId: z.int().nullable().describe('Raw id of the reply that answered it; null when none did.'),
    replyCount: z.int().describe('How many replies there are.'),
    activityTime: timeSchema.describe('When something was written in it last.'),
    mayAccept: z.boolean().describe('Whether the viewer may say which reply answered it.'),
    mayModerate: z.boolean().describe('Whether the viewer may hide its posts, pin and close it.'),
    pinned: z.boolean().describe('Whether it comes first after its lecture.'),
    closed: z.boolean().describe('Whether nobody replies any more.'),
  })
  .meta({ id: 'DiscussionThread', description: 'A question with its replies.' });
