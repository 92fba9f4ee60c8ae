/** Modules and lectures over the wire (GW-18…GW-21, OP-18, BANK-01). */
import { z } from 'zod';
import { clientKeyRequest } from './clientKey.ts';
import { questionRequestSchema, questionResponseSchema } from './question/questionSchemas.ts';
import { mediaKinds } from './mediaRules.ts';
import { sectionRequestSchema, sectionResponseSchema } from './section/types.ts';
import { receivedTimeSchema, timeSchema } from '../shared/timeSchema.ts';

/** What is read at all: far more than installations allow (`contentLimits.ts`). */
const mostItems = 10_000;

/** A list of at most `usual` entries, unless the installation says otherwise. Beyond what is read at all, only the usual limit is told. */
export const limitedList = <Item extends z.ZodType>(item: Item, usual: number) =>
  z.array(item).max(mostItems, `must have at most ${usual} entries unless the installation says otherwise`);

const nameSchema = z.string().trim().max(255);
const descriptionSchema = z.string().trim().max(10_000);
const minutesSchema = z.int().min(0).max(1_000_000);
const addressSchema = z.string().trim().max(2000);

const questionBankRequestSchema = z
  .object({
    draws: z
      .array(
        z.object({
          weight: z.int().min(1).max(5).describe('Weight of the questions drawn, 1 to 5.'),
          times: z.int().describe('How many of them are drawn.'),
        }),
      )
      .max(5)
      .describe('One entry per weight. The points follow.'),
  })
  .describe('Questions are drawn from those of the lecture at enrolment; a bank that draws none is no bank (BANK-08).');

const mediaSourceRequestSchema = z.union([
  addressSchema,
  z.object({
    link: addressSchema.describe('Where the live lecture is joined.'),
    startTime: receivedTimeSchema.describe('When it starts.'),
    finishTime: receivedTimeSchema.describe('When it ends.'),
  }),
]);

/** A lecture as an author sends it. Unknown members are ignored. */
const lectureRequestSchema = z
  .object({
    id: z.int().positive().nullish().describe('Raw id of an existing lecture; left out for a new one.'),
    lectureId: z.int().positive().nullish().describe('The same as id.'),
    clientKey: clientKeyRequest,
    name: nameSchema
      .nullish()
      .describe(
        'Name, at most 255 characters; "Lecture n" for a new one without. In a draft without learners it may be empty.',
      ),
    description: descriptionSchema
      .nullish()
      .describe('What it is about, at most 10,000 characters, plain text or HTML.'),
    durationMinutes: minutesSchema.nullish().describe('Duration in whole minutes.'),
    headerCover: addressSchema.nullish().describe('Address of the picture above it.'),
    navigationMode: z
      .enum(['NEXT_BUTTON', 'SCROLL'])
      .nullish()
      .describe('How the page moves on; NEXT_BUTTON when left out.'),
    mediaSource: mediaSourceRequestSchema.nullish().describe('An address of media, or a live lecture.'),
    questionBank: questionBankRequestSchema
      .nullish()
      .describe('The bank that questions are drawn from; null when all are asked.'),
    sections: limitedList(sectionRequestSchema, 500)
      .nullish()
      .describe('Its sections in order, at most 500 unless the installation says otherwise.'),
    questionAnswers: limitedList(questionRequestSchema, 500)
      .nullish()
      .describe('All its questions in order, at most 500 likewise; both together at most 2 MB.'),
  })
  .meta({
    id: 'LectureRequest',
    description:
      'A lecture. Its number follows from its place. In a PATCH what is left out of an existing lecture stays as it is.',
  });

export type ReceivedLecture = z.output<typeof lectureRequestSchema>;

/** A module as an author sends it. Unknown members are ignored. */
export const moduleRequestSchema = z
  .object({
    id: z.int().positive().nullish().describe('Raw id of an existing module; left out for a new one.'),
    moduleId: z.int().positive().nullish().describe('The same as id.'),
    clientKey: clientKeyRequest,
    name: nameSchema
      .nullish()
      .describe(
        'Name, at most 255 characters; "Module n" for a new one without. In a draft without learners it may be empty.',
      ),
    description: descriptionSchema
      .nullish()
      .describe('What it is about, at most 10,000 characters, plain text or HTML.'),
    availableFromTime: receivedTimeSchema.nullish().describe('When it opens.'),
    moduleStartDate: receivedTimeSchema.nullish().describe('Its start date; decides before availableFromTime (OP-45).'),
    durationMinutes: minutesSchema.nullish().describe('Duration in whole minutes.'),
    lectures: limitedList(lectureRequestSchema, 500)
      .nullish()
      .describe('Its lectures in order, at most 500 unless the installation says otherwise, and 2,000 in a course.'),
  })
  .meta({
    id: 'ModuleRequest',
    description:
      'A module. Its number follows from its place. In a PATCH what is left out of an existing module stays as it is.',
  });

export type ReceivedModule = z.output<typeof moduleRequestSchema>;

const lectureFields = {
  id: z.int().describe('Raw id.'),
  lectureId: z.int().describe('The same as id.'),
  moduleId: z.int().describe('Raw id of its module.'),
  number: z.int().describe('Place in the module, from 1.'),
  name: z.string().describe('Name.'),
  description: z.string().describe('What it is about, plain text or sanitised HTML.'),
  durationMinutes: z.int().nullable().describe('Duration in minutes; null when not stated.'),
  headerCover: z.string().nullable().describe('Address of the picture above it.'),
  navigationMode: z.enum(['NEXT_BUTTON', 'SCROLL']).describe('How the page moves on from section to section.'),
  mediaSource: z
    .union([
      z.string(),
      z.object({
        link: z.string().describe('Where the live lecture is joined.'),
        startTime: timeSchema.describe('When it starts.'),
        finishTime: timeSchema.describe('When it ends.'),
      }),
    ])
    .nullable()
    .describe('Address of its media or a live lecture; null without media and for readers who may not read content.'),
  mediaKind: z.enum(mediaKinds).nullable().describe('What mediaSource leads to; null like it.'),
  lectureType: z
    .enum(['quiz', 'textVideoQuiz', 'videoQuiz', 'textQuiz', 'video', 'text'])
    .describe('What it consists of, derived (LEC-09).'),
  sectionCount: z.int().describe('How many sections it has.'),
  questionCount: z.int().describe('How many questions a learner is asked in it; with a bank the drawn ones.'),
  totalPoints: z.int().describe('Points that can be earned in it.'),
  questionBank: z
    .object({
      '@type': z.literal('DEFAULT').describe('Kind of the bank.'),
      points: z.int().describe('Points of the drawn questions together.'),
      draws: z
        .array(
          z.object({
            weight: z.int().describe('Weight of the questions drawn.'),
            times: z.int().describe('How many of them are drawn.'),
          }),
        )
        .describe('One entry per weight.'),
    })
    .nullable()
    .describe('The bank that its questions are drawn from; null when all are asked.'),
} as const;

/** Content of a lecture; absent where only the structure is given. */
const contentFields = {
  sections: z.array(sectionResponseSchema).describe('Its sections in order.'),
  questionAnswers: z.array(questionResponseSchema).describe('Its questions in order, as this reader may see them.'),
} as const;

/** A lecture of a course's structure; with content where the whole tree was asked for. */
export const lectureResponseSchema = z
  .object({
    ...lectureFields,
    sections: contentFields.sections.optional(),
    questionAnswers: contentFields.questionAnswers.optional(),
  })
  .meta({ id: 'Lecture', description: 'A lecture without progress.' });

/** One lecture with its content (OP-94). */
export const lectureContentResponseSchema = z
  .object({ ...lectureFields, courseId: z.int().describe('Raw id of its course.'), ...contentFields })
  .meta({ id: 'LectureContent', description: 'A lecture with its content.' });

/** One lecture with its content for those who write it. */
export const authoredLectureResponseSchema = lectureContentResponseSchema
  .extend({ version: z.int().describe('The version of the course that it was read at.') })
  .meta({ id: 'AuthoredLecture', description: 'A lecture with its content, right answers included.' });

export const moduleResponseSchema = z
  .object({
    id: z.int().describe('Raw id.'),
    moduleId: z.int().describe('The same as id.'),
    number: z.int().describe('Place in the course, from 1.'),
    name: z.string().describe('Name.'),
    description: z.string().describe('What it is about, plain text or sanitised HTML.'),
    availableFromTime: timeSchema.nullable().describe('When it opens; null when it always is open.'),
    moduleStartDate: timeSchema.nullable().describe('Its start date; decides before availableFromTime.'),
    durationMinutes: z.int().nullable().describe('Duration in minutes; null when not stated.'),
    totalPoints: z.int().describe('Points that can be earned in it.'),
    lectures: z.array(lectureResponseSchema).describe('Its lectures in order.'),
  })
  .meta({ id: 'Module', description: 'A module without progress.' });
