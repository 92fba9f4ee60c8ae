/** Modules and lectures of a user course over the wire (GW-18…GW-21, OP-94). */
import { z } from 'zod';
import { lectureResponseSchema, moduleResponseSchema } from '../content/lectureSchemas.ts';
import { questionResponseSchema } from '../content/question/questionSchemas.ts';
import { sectionResponseSchema } from '../content/section/types.ts';
import { timeSchema } from '../shared/timeSchema.ts';

export const statusSchema = z
  .enum(['TODO', 'IN_PROGRESS', 'DONE'])
  .describe('DONE when all is done, IN_PROGRESS with any seen mark or answer, else TODO.');

export const pointsFields = {
  correctPoints: z.int().describe('Points of right answers.'),
  completionPoints: z
    .int()
    .describe('Points that count for being done: of right answers and of questions at their wrong limit.'),
  totalPoints: z.int().describe('Points of all questions that this learner is asked.'),
};

const gateSchema = z
  .object({
    reason: z
      .enum(['LECTURE_NOT_DONE', 'MODULE_NOT_STARTED', 'SEQUENTIAL', 'COURSE_NOT_STARTED'])
      .describe('Why it is not open.'),
    lectureId: z.int().nullable().describe('The lecture that has to be done first.'),
    lectureName: z.string().nullable().describe('The name of that lecture.'),
    moduleId: z.int().nullable().describe('The module of that lecture, or the module that has not started.'),
    pointsMissing: z.int().nullable().describe('Points still needed there; null when it is not about points.'),
    openQuestions: z
      .int()
      .nullable()
      .describe('Questions of that lecture that still take an answer; null when it is not about questions.'),
    time: timeSchema.nullable().describe('When it opens on its own; null when it is not about time.'),
  })
  .meta({ id: 'Gate', description: 'Why something is not open yet, and what opens it.' });

const stepFields = {
  lectureId: z.int().describe('Raw id of the lecture.'),
  moduleId: z.int().describe('Raw id of its module.'),
  name: z.string().describe('Its name.'),
  moduleName: z.string().describe('The name of its module.'),
  gate: gateSchema.nullable().describe('Why it cannot be opened; null when it can.'),
};

export const continuePointSchema = z
  .object({
    ...stepFields,
    sectionId: z.int().nullable().describe('Raw id of the section seen last in it; null before the first.'),
  })
  .meta({
    id: 'ContinuePoint',
    description: 'Where a learner continues: a lecture that is not done, and the place in it.',
  });

export const lectureStepSchema = z
  .object(stepFields)
  .meta({ id: 'LectureStep', description: 'A step to another lecture.' });

export const missingLectureSchema = z
  .object({
    ...stepFields,
    pointsMissing: z.int().nullable().describe('Points still needed; null when the lecture only has to be seen.'),
  })
  .meta({ id: 'MissingLecture', description: 'A lecture that is not done.' });

const progressFields = {
  ...pointsFields,
  done: z.boolean().describe('Whether it is done.'),
  status: statusSchema,
};

const userLecture = lectureResponseSchema.omit({ sections: true, questionAnswers: true }).extend({
  ...progressFields,
  doneTime: timeSchema.nullable().describe('When it was marked as seen.'),
  skipped: z.boolean().describe('Whether it is done while some of its questions still take an answer (OP-104).'),
  gate: gateSchema.nullable().describe('Why it cannot be opened; null when it can.'),
});

const contentFields = {
  sections: z.array(sectionResponseSchema).describe('Its sections in order; empty while a gate keeps it closed.'),
  questionAnswers: z
    .array(questionResponseSchema)
    .describe('The questions that this learner is asked, in order; empty while a gate keeps it closed.'),
};

const neighbourFields = {
  previousLecture: lectureStepSchema.nullable().describe('The lecture before it in the course; null on the first.'),
  nextLecture: lectureStepSchema
    .nullable()
    .describe('The lecture after it in the course, with why moving on is refused now; null on the last.'),
};

const userLectureSchema = userLecture
  .extend({ sections: contentFields.sections.optional(), questionAnswers: contentFields.questionAnswers.optional() })
  .meta({
    id: 'UserLecture',
    description: 'A lecture with the progress of one learner; its content with include=modules.',
  });

/** What a seen mark or an answer says about its lecture. */
export const changedLectureSchema = userLecture
  .extend(neighbourFields)
  .meta({ id: 'ChangedLecture', description: 'A lecture with its new progress and what may be opened next.' });

/** Where the learner stopped in a video of a lecture (BEY-19). */
export const videoPositionSchema = z
  .object({
    sectionId: z
      .int()
      .nullable()
      .describe('Raw id of the section that the video stands in; null for the media of the lecture.'),
    seconds: z.int().describe('Whole seconds from its beginning.'),
    time: timeSchema.describe('When that was; ISO 8601 in UTC.'),
  })
  .meta({ id: 'VideoPosition', description: 'Where a learner stopped in a video.' });

/** A lecture with its content, and the position of the learner in it (OP-94). */
export const lecturePageSchema = userLecture
  .extend({
    ...contentFields,
    ...neighbourFields,
    userCourseId: z.int().describe('Raw id of the user course.'),
    courseId: z.int().describe('Raw id of the course.'),
    videoPositions: z
      .array(videoPositionSchema)
      .describe('Where the viewer stopped in its videos, the newest first; empty where someone else is the learner.'),
    readOnly: z.boolean().describe('Whether answers and seen marks are not taken any more.'),
    withheld: z
      .object({
        reason: z
          .enum(['NOT_STARTED', 'MODULE_NOT_STARTED', 'LOCKED'])
          .describe('NOT_STARTED: the course opens later; MODULE_NOT_STARTED: its module does; LOCKED: see `gate`.'),
        message: z.string().describe('A sentence for people, in English.'),
        time: timeSchema.nullable().describe('When it opens, for NOT_STARTED and MODULE_NOT_STARTED.'),
      })
      .nullable()
      .describe('Why the content is withheld; null when it is given.'),
  })
  .meta({ id: 'UserLecturePage', description: 'One lecture with its content, the progress and the ways on.' });

export const userModuleSchema = moduleResponseSchema
  .omit({ lectures: true })
  .extend({
    ...progressFields,
    finishTime: timeSchema.nullable().describe('When its last lecture became done.'),
    lectures: z.array(userLectureSchema).describe('Its lectures in order.'),
  })
  .meta({ id: 'UserModule', description: 'A module with the progress of one learner.' });
