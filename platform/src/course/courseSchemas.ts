/** Courses over the wire (GW-11…GW-17, GW-26, OP-17). */
import { z } from 'zod';
import { gradings } from '../content/question/answerAfterChange.ts';
import { impactSchema } from './impact/impactSchemas.ts';
import limits from '../../../contracts/limits.json' with { type: 'json' };
import { clientKeyRequest, clientKeySchema, createdNodeResponseSchema } from '../content/clientKey.ts';
import { limitedList, moduleRequestSchema, moduleResponseSchema } from '../content/lectureSchemas.ts';
import { isLineOfText, isVisible } from '../shared/lineOfText.ts';
import { timeSchema } from '../shared/timeSchema.ts';
import { courseFieldRequests, courseFieldResponses } from './courseFields.ts';

const addressSchema = z.string().trim().max(2000);
const conditionSchema = z
  .enum(['LECTURES_COMPLETED', 'QUESTIONS_ANSWERED', 'QUESTIONS_ANSWERED_RATE'])
  .describe('What earns it (GAM-02).');

const referencesSchema = z
  .array(z.union([z.int(), clientKeySchema], 'must be a raw id or a clientKey'))
  .max(1000)
  .nullish();

const gamificationItemRequestSchema = z
  .object({
    id: z.int().positive().nullish().describe('Raw id of an existing item; left out for a new one.'),
    clientKey: clientKeyRequest,
    '@type': conditionSchema,
    kind: z.literal('FRAME').nullish().describe('FRAME when its image frames the avatar.'),
    name: z
      .string('is required')
      .trim()
      .max(255)
      .describe('Name, at most 255 characters; in a draft without learners it may be empty.'),
    description: z.string().trim().max(10_000).nullish().describe('What it is for.'),
    imageUrl: addressSchema.nullish().describe('Address of its image.'),
    lectureIds: referencesSchema.describe(
      'Lectures that must be done, for LECTURES_COMPLETED: raw ids, or the clientKey of those in this request.',
    ),
    questionAnswerIds: referencesSchema.describe(
      'Questions that must be right, for QUESTIONS_ANSWERED: raw ids, or the clientKey of those in this request.',
    ),
    qaRate: z
      .number()
      .min(0)
      .max(1)
      .nullish()
      .describe('Least rate of right questions from 0 to 1, for QUESTIONS_ANSWERED_RATE.'),
  })
  .describe('An achievement that can be earned in the course.');

export type ReceivedGamificationItem = z.output<typeof gamificationItemRequestSchema>;

/** Tags of one course. */
export const mostTags = 100;

/** The name of a tag as an author sends it. */
export const tagName = z
  .string()
  .trim()
  .min(1)
  .max(255)
  .refine((name) => isLineOfText(name) && isVisible(name), { message: 'must be one line of visible text' });

/**
 * A course as an author sends it: POST and PUT take it as the whole course, PATCH as a merge patch, in which a member left out
 * stays and null clears (OP-14). Unknown members are ignored.
 */
export const courseRequestSchema = z
  .object({
    ...courseFieldRequests,
    title: z.string().trim().max(255).nullish().describe('The same as name, which goes before it.'),
    tags: z
      .array(z.union([tagName, z.object({ name: tagName.describe('Name of the tag.') })]))
      .max(mostTags)
      .nullish()
      .describe('Its tags by name; a name that the workspace has not yet becomes a new tag (OP-34).'),
    gamificationItems: z
      .array(gamificationItemRequestSchema)
      .max(limits.achievements)
      .nullish()
      .describe('Achievements; null for none (SAVE-08).'),
    modules: limitedList(moduleRequestSchema, 200)
      .nullish()
      .describe(
        'Its modules in order, replaced as a tree: existing ones are matched by id, others are new. At most 200 unless the installation says otherwise.',
      ),
  })
  .meta({ id: 'CourseRequest', description: 'A course.' });

export type ReceivedCourse = z.output<typeof courseRequestSchema>;

export const tagResponseSchema = z
  .object({ id: z.int().describe('Raw id.'), name: z.string().describe('Name, unique in the workspace.') })
  .meta({ id: 'Tag', description: 'A tag of courses.' });

/** A tag in the list of those who work on courses. */
export const listedTagResponseSchema = tagResponseSchema
  .extend({
    courseCount: z.int().optional().describe('How many courses carry it, drafts too; given to course admins.'),
  })
  .meta({ id: 'ListedTag', description: 'A tag of courses, with how often it is used.' });

export const gamificationItemResponseSchema = z
  .object({
    id: z.int().describe('Raw id.'),
    '@type': conditionSchema,
    kind: z.literal('FRAME').nullable().describe('FRAME when its image frames the avatar.'),
    name: z.string().describe('Name.'),
    description: z.string().describe('What it is for.'),
    imageUrl: z.string().nullable().describe('Address of its image.'),
    lectureIds: z.array(z.int()).describe('Lectures that must be done, for LECTURES_COMPLETED.'),
    questionAnswerIds: z.array(z.int()).describe('Questions that must be right, for QUESTIONS_ANSWERED.'),
    qaRate: z.number().nullable().describe('Least rate of right questions, a ratio, for QUESTIONS_ANSWERED_RATE.'),
  })
  .meta({ id: 'GamificationItem', description: 'An achievement that can be earned.' });

export const courseResponseSchema = z
  .object({
    id: z.int().describe('Raw id.'),
    workspaceId: z.int().describe('Raw id of its workspace.'),
    version: z.int().describe('Number of the revision; in the ETag of every answer about one course.'),
    ...courseFieldResponses,
    title: z.string().describe('The same as name.'),
    durationHours: z.int().nullable().describe('Whole hours of the duration.'),
    durationMinutes: z.int().nullable().describe('Minutes of the duration beyond its whole hours.'),
    timing: z
      .enum(['WILL_START', 'RUNNING', 'FINISHED'])
      .describe('How it stands to its dates at the time of the answer (CAT-15).'),
    totalPoints: z.int().describe('Points that can be earned in it.'),
    questionAnswersSize: z.int().describe('How many questions a learner is asked in it.'),
    moduleCount: z.int().describe('How many modules it has.'),
    lectureCount: z.int().describe('How many lectures it has.'),
    tags: z.array(tagResponseSchema).describe('Its tags in alphabetical order.'),
    createdBy: z
      .int()
      .nullable()
      .describe('Raw id of who created it; null when that account is gone or for seeded courses.'),
    createTime: timeSchema.describe('When it was created.'),
    updateTime: timeSchema.describe('When it was saved last.'),
    gamificationItems: z
      .array(gamificationItemResponseSchema)
      .optional()
      .describe('Achievements; given for a single course and with include=modules or include=outline.'),
    modules: z
      .array(moduleResponseSchema)
      .optional()
      .describe('Its modules in order; given with include=modules or include=outline.'),
  })
  .meta({ id: 'Course', description: 'A course.' });

export const personResponseSchema = z.object({
  id: z.int().describe('Raw id.'),
  name: z.string().describe('Name.'),
  username: z.string().describe('E-mail address.'),
});

const heldLockSchema = z
  .object({
    lockedBy: personResponseSchema.describe('Who holds it.'),
    lockedUntil: timeSchema.describe('When it ends unless it is renewed.'),
  })
  .nullable()
  .describe('The lock for editing; null while nobody holds it.');

const scheduledGradingSchema = z
  .object({
    questionId: z.int().describe('Raw id of the question.'),
    text: z.string().describe('The words of the question as plain text, as they were when that was decided.'),
    lectureName: z.string().describe('The lecture that it is asked in, as it was called then.'),
    grading: z
      .enum(gradings)
      .describe(
        'REGRADE: everyone’s answers are regraded. GIVE_POINT: they are counted as right. FROM_NOW_ON: they keep their outcome.',
      ),
  })
  .meta({
    id: 'ScheduledGrading',
    description: 'What becomes of answers to a question whose key changes at a set time (OP-341).',
  });

/** A course for those who write it. */
export const authoredCourseResponseSchema = courseResponseSchema
  .extend({
    holdsBack: z.boolean().describe('Whether saves are held back until they are published (BEY-24).'),
    liveVersion: z
      .int()
      .describe('The revision that learners have; that of the course itself unless changes are held back.'),
    publishTime: timeSchema.nullable().describe('When what is held back becomes live; null where nobody set a moment.'),
    publishGradings: z
      .array(scheduledGradingSchema)
      .describe('What becomes of earlier answers then, as it was decided when the moment was set.'),
    learnerCount: z.int().describe('How many people have ever enrolled in it; who enrolled again counts once.'),
    updatedBy: personResponseSchema.nullable().describe('Who saved it last; null when that account is gone.'),
    lock: heldLockSchema,
    rights: z
      .object({
        edit: z.boolean().describe('Whether the caller may lock, save and delete it: templates are for admins.'),
        template: z.boolean().describe('Whether the caller may make it a template (ROLE-04).'),
      })
      .describe('What the caller may do with it.'),
  })
  .meta({ id: 'AuthoredCourse', description: 'A course for those who work on it.' });

/** What a write answers. */
export const savedCourseResponseSchema = authoredCourseResponseSchema
  .extend({
    created: z
      .array(createdNodeResponseSchema)
      .optional()
      .describe('The new nodes that came with a clientKey, in reading order, achievements last; left out without any.'),
    gradingJobId: z
      .int()
      .optional()
      .describe(
        'The job that brings answers in line with changed questions (BEY-25); left out where none is concerned, and when a write is repeated by its key.',
      ),
    impact: impactSchema
      .nullable()
      .optional()
      .describe(
        'What the change does to learners, in a dry run alone; null where nothing becomes live by it (BEY-02).',
      ),
  })
  .meta({ id: 'SavedCourse', description: 'A course as it was written.' });

export const lockRequestAnswerSchema = z
  .enum(['SOON', 'DECLINED'])
  .describe('What the holder says: in about five minutes, or no.');

const lockRequestResponseSchema = z.object({
  askTime: timeSchema.describe('Since when.'),
  answer: lockRequestAnswerSchema.nullable().describe('What the holder said; null while nothing.'),
});

export const presenceResponseSchema = z
  .object({
    lock: heldLockSchema,
    others: z
      .array(
        personResponseSchema.extend({
          editing: z.boolean().describe('Whether they hold the lock.'),
          request: lockRequestResponseSchema
            .nullable()
            .describe('Their request for the lock; null when they do not ask.'),
        }),
      )
      .describe('Who else has it open; who asks for the lock stands first. At most 50.'),
    ownRequest: lockRequestResponseSchema.nullable().describe('The request of the caller; null when they do not ask.'),
  })
  .meta({ id: 'CoursePresence', description: 'Who has a course open to work on it.' });

export const lockResponseSchema = z
  .object({
    status: z.enum(['LOCKED', 'LOCKED_BY_ANOTHER_USER']).describe('Whether the caller holds the lock now.'),
    lockToken: z.int().optional().describe('Lock token that saves carry in X-Lock-Token; only with LOCKED.'),
    lockedBy: personResponseSchema.describe('Who holds the lock.'),
    lockedUntil: timeSchema.describe('When the lock ends unless it is renewed; 30 seconds after the last renewal.'),
    presence: presenceResponseSchema.describe('Who else has the course open, and who asks for the lock.'),
  })
  .meta({ id: 'CourseLock', description: 'State of the lock of a course (OP-16).' });
