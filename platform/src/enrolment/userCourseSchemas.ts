/** User courses over the wire (GW-25, OP-21, OP-42, OP-96). */
import { z } from 'zod';
import { courseResponseSchema } from '../course/courseSchemas.ts';
import { receivedTimeSchema, timeSchema } from '../shared/timeSchema.ts';
import { userGamificationItemSchema, userGamificationSchema } from './achievementSchemas.ts';
import { certificateResponseSchema } from './certificateSchemas.ts';
import {
  changedLectureSchema,
  continuePointSchema,
  lectureStepSchema,
  missingLectureSchema,
  pointsFields,
  statusSchema,
  userModuleSchema,
} from './userLectureSchemas.ts';

const rawId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

export const userCourseParams = z.object({ id: rawId.describe('Raw id of the user course.') });

export const lectureParams = userCourseParams.extend({ lectureId: rawId.describe('Raw id of the lecture.') });

export const workspaceParams = z.object({ id: rawId.describe('Raw id of the workspace.') });

export const courseParams = z.object({ id: rawId.describe('Raw id of the course.') });

/** How the learner came to a course, for whatever enrols in it. */
export const cameByUmbrella = z
  .int()
  .positive()
  .nullish()
  .describe(
    'Raw id of the umbrella course by which the learner came to it (UMB-03). One that does not lead there is not remembered, and refuses nothing.',
  );

export const enrolRequestSchema = z
  .object({
    courseId: z.int().positive().describe('Raw id of the course.'),
    umbrellaId: cameByUmbrella,
  })
  .meta({ id: 'EnrolRequest', description: 'Which course to enrol in.' });

export const dueTimeRequestSchema = z
  .strictObject({
    dueTime: receivedTimeSchema.nullable().describe('When it should be completed; null for whenever.'),
  })
  .meta({ id: 'DueTimeRequest', description: 'Until when a user course should be completed (BEY-13).' });

/** Any other member is refused (OP-14). */
export const giveUpRequestSchema = z
  .strictObject({
    finishTime: receivedTimeSchema
      .optional()
      .describe('When it was given up; brought between the enrolment and now. Left out, nothing changes.'),
  })
  .meta({ id: 'GiveUpRequest', description: 'A JSON Merge Patch that takes only finishTime.' });

export const completeRequestSchema = z
  .object({
    name: z
      .string()
      .max(1000)
      .nullish()
      .describe(
        'The full name as typed for the certificate; compared with the name in the settings after trimming. Required where a certificate would be given.',
      ),
  })
  .meta({ id: 'CompleteRequest', description: 'What completing takes beside the user course.' })
  .nullish()
  .describe('Optional.');

export const positionRequestSchema = z
  .object({
    lectureId: z.int().positive().describe('Raw id of the lecture.'),
    sectionId: z
      .int()
      .positive()
      .nullish()
      .describe('Raw id of the section seen last; null when only the lecture is known.'),
    time: receivedTimeSchema
      .optional()
      .describe('When the learner was there, by the clock of the device; now when left out or ahead of now.'),
  })
  .meta({ id: 'PositionRequest', description: 'Where the learner is.' });

export const positionResponseSchema = z
  .object({
    lectureId: z.int().describe('Raw id of the lecture.'),
    moduleId: z.int().describe('Raw id of its module.'),
    sectionId: z.int().nullable().describe('Raw id of the section; null when only the lecture is known.'),
    lectureName: z.string().describe('Name of the lecture.'),
    time: timeSchema.describe('When that was; ISO 8601 in UTC.'),
  })
  .meta({ id: 'StudyPosition', description: 'Where a learner was last.' });

/** Longer than any video; places beyond it are none. */
const mostVideoSeconds = 359_999;

export const videoPositionRequestSchema = z
  .object({
    sectionId: z
      .int()
      .positive()
      .nullish()
      .describe('Raw id of the section that the video stands in; null for the media of the lecture.'),
    seconds: z
      .int()
      .min(0)
      .max(mostVideoSeconds)
      .describe('Whole seconds from its beginning, at most 359,999; 0 forgets the place.'),
  })
  .meta({ id: 'VideoPositionRequest', description: 'Where the learner stopped in a video.' });

const phaseSchema = z
  .enum(['ENROLLED', 'IN_PROGRESS', 'COMPLETED', 'GAVE_UP'])
  .describe('Phase of the learner in the course (ENR-10).');

const certificateProgressSchema = z
  .object({
    pointsPercent: z.int().describe('Right points of all points in percent, which decide the certificate (CERT-02).'),
    requiredPercent: z.number().describe('Percentage of the points that it needs.'),
    pointsMissing: z.int().describe('Points still needed.'),
    reached: z.boolean().describe('Whether the points are enough.'),
  })
  .meta({ id: 'CertificateProgress', description: 'What a certificate needs, and what the learner has of it.' });

const progressSchema = z
  .object({
    scorePercent: z
      .int()
      .describe('Right points and done lectures without questions of all of them, in percent (OP-44).'),
    seenPercent: z.int().describe('Lectures marked as seen of all lectures, in percent (OP-44).'),
    phase: phaseSchema,
    level: z
      .enum(['GO', 'NICE', 'ALMOST', 'DONE'])
      .describe('By the lectures seen: GO below 50, NICE from 50, ALMOST from 80, DONE at 100 (OP-46).'),
    nextLectureId: z.int().nullable().describe('The first lecture that is not done; null when all are.'),
    nextModuleId: z.int().nullable().describe('The module of that lecture.'),
    nextLecture: lectureStepSchema.nullable().describe('That lecture with its names and what keeps it closed.'),
    continueAt: continuePointSchema
      .nullable()
      .describe(
        'Where study continues (OP-96): the lecture studied last while it is not done, else the next that is not, open ones first; null when all are done.',
      ),
    certificate: certificateProgressSchema
      .nullable()
      .describe('How far the learner is from the certificate; null in a course without certificates.'),
    minutesLeft: z.int().nullable().describe('Minutes of the lectures not done; null when no duration is known.'),
  })
  .meta({ id: 'StudyProgress', description: 'How far a learner is.' });

const completionSchema = z
  .object({
    wouldComplete: z.boolean().describe('Every lecture is done.'),
    wouldCertify: z.boolean().describe('Completing would issue a certificate, for which the name must be given.'),
    noCertificateReason: z
      .enum(['NOT_CERTIFIABLE', 'SCORE_TOO_LOW', 'NOT_COMPLETE'])
      .nullable()
      .describe('Why no certificate would be issued; null when one would.'),
    scorePercent: z.int().describe('Right points of all points in percent, as on the certificate (CERT-02).'),
    requiredPercent: z.number().describe('Percentage needed for the certificate.'),
    pointsMissing: z.int().describe('Points still needed for the certificate.'),
    missingLectures: z.array(missingLectureSchema).describe('Lectures that are not done, in order.'),
  })
  .meta({ id: 'Completion', description: 'What completing now would do, and what is missing.' });

const summaryFields = {
  id: z.int().describe('Raw id.'),
  userId: z.int().describe('Raw id of the learner.'),
  courseId: z.int().describe('Raw id of the course.'),
  username: z.string().describe('E-mail address of the learner.'),
  name: z.string().describe('Name of the learner.'),
  startTime: timeSchema.describe('When the learner enrolled.'),
  finishTime: timeSchema
    .nullable()
    .describe(
      'When it was completed or given up, or its time was over and the learner enrolled again; null while it is active.',
    ),
  updateTime: timeSchema.describe(
    'When it, the progress in it or its course last changed. `q=updateTime=ge=…` finds what changed since; ask with a minute more, as a change is seen when it is done and dated when it began.',
  ),
  expireTime: timeSchema.nullable().describe('After it the user course can be viewed only; null for never.'),
  dueTime: timeSchema
    .nullable()
    .describe('When it should be completed, as an admin of the course says; null for whenever. It closes nothing.'),
  umbrellaId: z
    .int()
    .nullable()
    .describe(
      'Raw id of the umbrella course by which the learner came to it; null for one who came otherwise (UMB-03).',
    ),
  overdue: z.boolean().describe('That time is over, and it is neither completed nor given up.'),
  viewOnly: z
    .enum(['COMPLETED', 'GAVE_UP', 'EXPIRED', 'COURSE_ENDED'])
    .nullable()
    .describe(
      'Why it can be viewed only; null while answers and seen marks are taken. EXPIRED: its time was over before it was completed or given up, also when enrolling again has ended it.',
    ),
  lastSeenTime: timeSchema
    .nullable()
    .describe('When the learner was last in a lecture or did something; null before the first time.'),
  stuck: z
    .boolean()
    .describe(
      'In progress and able to continue, and nothing was done for more than 14 days: this learner may need a hand.',
    ),
  status: statusSchema,
  phase: phaseSchema,
  ...pointsFields,
  stats: z
    .object({
      lectures: z.int().describe('How many lectures the course has, done or not.'),
      modules: z.int().describe('How many modules the course has, done or not.'),
      rightQuestionAnswers: z.int().describe('How many questions this learner has right.'),
      lecturesMarkedAsSeen: z.int().describe('How many lectures this learner has marked as seen.'),
    })
    .describe('Counts: two totals of the course, two of what the learner did (PROG-09, OP-44).'),
  progress: progressSchema,
  lastPosition: positionResponseSchema.nullable().describe('Where the learner was last; null before the first time.'),
  certificate: certificateResponseSchema.nullable().describe('The certificate; null when none was issued.'),
  gamificationItems: z.array(userGamificationItemSchema).describe('The achievements of the course, in order.'),
  userGamificationItems: z
    .array(userGamificationSchema)
    .describe('The achievements that were earned, the newest first.'),
};

export const userCourseSummarySchema = z
  .object(summaryFields)
  .meta({ id: 'UserCourseSummary', description: 'A user course without its course and its tree.' });

const userCourse = z.object({
  ...summaryFields,
  course: courseResponseSchema
    .omit({ modules: true, gamificationItems: true })
    .extend({
      correctPoints: z.int().describe('Points of right answers of this learner.'),
      rightQuestionAnswers: z.int().describe('Questions that this learner has right.'),
    })
    .describe('The course; its totals are those of this learner.'),
  modules: z
    .array(userModuleSchema)
    .optional()
    .describe('Modules in order; with content for include=modules, without it for include=outline.'),
  completion: completionSchema.optional().describe('What completing would do; given for a single user course.'),
});

export const userCourseSchema = userCourse.meta({
  id: 'UserCourse',
  description: 'The enrolment of one learner in one course, with the progress.',
});

export const changeFields = {
  lecture: changedLectureSchema.describe('The lecture with its new progress.'),
  newUserGamificationItems: z.array(userGamificationSchema).describe('Achievements earned by this very call.'),
};

export const seenResponseSchema = userCourse
  .extend(changeFields)
  .meta({ id: 'SeenUserCourse', description: 'The user course after a seen mark, with what the mark changed.' });
