import { z } from 'zod';
import { filePart } from '../file/fileSchemas.ts';
import { courseParams, lectureParams, seenResponseSchema } from '../enrolment/userCourseSchemas.ts';

export const uploadParams = z.object({
  courseId: z.coerce.number().int().positive().describe('Raw id of the course.'),
});

/** The parts of an upload, for the document; the route reads them as they come. */
export const packageParts = z
  .object({
    file: filePart('One ZIP archive with its name, of at most 200 MB or what the operator says.'),
    name: z.string().optional().describe('In place of the title of its manifest; its first 500 characters count.'),
  })
  .meta({ id: 'PackageUpload', description: 'A SCORM package to upload.' });

export const scormUploadResponse = z
  .object({
    url: z.string().describe('Address of the package, for `mediaSource` of a lecture. Files are not served there.'),
    name: z.string().describe('Its title.'),
    packageId: z.string().describe('Id of the package.'),
    version: z.enum(['1.2', '2004']).describe('SCORM 1.2, or any edition of 2004.'),
    items: z.int().describe('How many items learners open in it.'),
    isScorm: z
      .boolean()
      .describe(
        'False where nothing in the archive says that it is of SCORM: its pages are shown, and most likely report nothing, so that nobody comes to the end.',
      ),
    lectureId: z
      .int()
      .nullable()
      .describe(
        'The lecture of a course of type SCORM_COURSE that plays it now. Null for other courses, and while someone edits the course: then it plays where `mediaSource` names it.',
      ),
  })
  .meta({ id: 'UploadedScorm', description: 'A SCORM package of a course (OP-02).' });

export type UploadedScorm = z.output<typeof scormUploadResponse>;

const itemState = z
  .object({
    cmi: z.record(z.string(), z.string()).describe('The data model as it was committed last, by element.'),
    completion: z
      .enum(['UNKNOWN', 'NOT_ATTEMPTED', 'INCOMPLETE', 'COMPLETED'])
      .describe('Whether the learner came to the end.'),
    success: z.enum(['UNKNOWN', 'FAILED', 'PASSED']).describe('Whether they passed, which is another question.'),
    scoreScaled: z.number().nullable().describe('From -1 to 1; null without a score.'),
    finished: z.boolean().describe('Whether it was completed or passed, either of which ends it.'),
    totalSeconds: z.int().describe('Time of all sessions.'),
    sessions: z.int().describe('How many sessions there were; 0 before the first.'),
  })
  .meta({ id: 'ScormState', description: 'What an item of a SCORM package keeps for a learner.' });

const item = z
  .object({
    itemId: z.string().describe('Its identifier in the manifest.'),
    title: z.string().describe('Its title.'),
    parentId: z.string().nullable().describe('The heading it stands below; null at the top.'),
    path: z.string().nullable().describe('Path below `contentPath`; null for a heading.'),
    masteryScore: z.number().nullable().describe('Points of 100 from which on it is passed (SCORM 1.2).'),
    scaledPassingScore: z.number().nullable().describe('From -1 to 1, from which on it is passed (SCORM 2004).'),
    completionThreshold: z.number().nullable().describe('From 0 to 1, from which on it is completed (SCORM 2004).'),
    objectiveIds: z
      .array(z.string())
      .describe('What it learns towards, by its own names; it finds them as its objectives (SCORM 2004).'),
    launchData: z.string().describe('What the manifest gives it to start with.'),
    timeLimitAction: z.string().nullable().describe('What it shall do when its time is over.'),
    maxTimeAllowed: z.string().nullable().describe('Its time.'),
    state: itemState,
  })
  .meta({ id: 'ScormItem', description: 'What a learner opens in a SCORM package, or a heading over others.' });

export const scormResponse = z
  .object({
    packageId: z.string().describe('Id of the package.'),
    version: z.enum(['1.2', '2004']).describe('SCORM 1.2, or any edition of 2004.'),
    title: z.string().describe('Its title.'),
    contentPath: z
      .string()
      .describe('Where its files are for the next twelve hours, on the origin for content alone: `/{ticket}/`.'),
    commitTicket: z
      .string()
      .nullable()
      .describe(
        'What lets the player hand over what an item says as its page goes, from the origin for content, for the next twelve hours and while the sign-in holds; null for those who only look.',
      ),
    items: z.array(item).describe('In order.'),
  })
  .meta({ id: 'Scorm', description: 'The SCORM package of a lecture, with what it keeps for the learner.' });

export type ScormResponse = z.output<typeof scormResponse>;
export type ScormItemResponse = ScormResponse['items'][number];

export const authoredParams = courseParams.extend({ lectureId: lectureParams.shape.lectureId });

export const commitParams = lectureParams.extend({
  itemId: z.string().min(1).max(255).describe('Identifier of the item.'),
});

export const commitRequest = z
  .object({
    session: z.uuid().describe('Of one opening of the item, made by its player. A new one ends those before.'),
    sequence: z
      .int()
      .min(0)
      .max(1_000_000)
      .describe('Rises with each commit of a session; an older one changes nothing.'),
    cmi: z
      .record(z.string(), z.unknown())
      .describe(
        'The whole data model of the item, texts of at most 65,536 characters by element, as it shall find it when it opens next. A member that does not fit is left out and named in the answer, and what was kept of it before stays; the others are kept. At most 400,000 characters together, beyond which the longest texts are left out, and 4 MB for all items of a lecture.',
      ),
    sessionSeconds: z.int().min(0).max(864_000).describe('Time of this session so far.'),
  })
  .meta({ id: 'CommitScormRequest', description: 'What a SCORM item hands over.' });

export type CommitRequest = z.output<typeof commitRequest>;

export const commitResponse = z
  .object({
    userCourse: seenResponseSchema.describe(
      'The user course as it is now, with the lecture and what the commit earned.',
    ),
    item: item.describe('The item as it is kept now.'),
    contentPath: z.string().describe('Where the files of the package are, as opening it tells.'),
    leftOut: z
      .array(z.string())
      .describe(
        'Members of `cmi` that do not fit and were not taken: no element, no text, or too long. The first 100.',
      ),
  })
  .meta({ id: 'CommittedScorm', description: 'The user course after a commit, with the item and the lecture.' });
