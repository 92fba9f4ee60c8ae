/** Revisions over the wire (BEY-01). */
import { z } from 'zod';
import { isLineOfText, isVisible, notALineOfText, tidyLine } from '../../shared/lineOfText.ts';
import { timeSchema } from '../../shared/timeSchema.ts';
import { personResponseSchema } from '../courseSchemas.ts';
import { changeKinds } from './difference/compareParts.ts';
import { partKinds } from './difference/part.ts';

const placeSchema = z.object({ id: z.int().describe('Raw id.'), name: z.string().describe('Name.') });

const changeSchema = z
  .object({
    change: z.enum(changeKinds).describe('What happened. What is within something new or gone is not told again.'),
    part: z.enum(partKinds).describe('What it happened to.'),
    id: z.int().describe('Raw id of the part; of the course for COURSE.'),
    name: z
      .string()
      .describe(
        'What it is called, at most 200 characters: of a question its words, of a section its first ones. As before where it is gone.',
      ),
    sectionType: z.string().nullable().describe('Type of a section: the inner one where it has one. Null otherwise.'),
    module: placeSchema.nullable().describe('The module that it stands in; null for course, modules and achievements.'),
    lecture: placeSchema.nullable().describe('The lecture that it stands in; null for all but sections and questions.'),
    fromModule: placeSchema
      .nullable()
      .describe('Of MOVED: the module that it came from, where it stood in another list.'),
    fromLecture: placeSchema
      .nullable()
      .describe('Of MOVED: the lecture that it came from, where it stood in another list.'),
    next: z.string().nullable().describe('Of MOVED: name of what it stands before now; null at the end.'),
    fields: z
      .array(
        z.object({
          field: z.string().describe('Name of the member, as requests have it.'),
          before: z
            .string()
            .nullable()
            .describe('What it was: a text, a number or a flag, at most 2,000 characters; null for anything else.'),
          after: z.string().nullable().describe('What it is, likewise.'),
        }),
      )
      .describe('Of CHANGED: the members that differ.'),
  })
  .meta({ id: 'CourseChange', description: 'Something that is different in one revision of a course from another.' });

export const revisionResponseSchema = z
  .object({
    version: z.int().describe('Its number.'),
    saveTime: timeSchema.describe('When it was saved.'),
    savedBy: personResponseSchema
      .nullable()
      .describe('Who saved it; null when that account is gone, and for seeded courses.'),
    forced: z.boolean().describe('Whether it was forced over a lock, a newer version or the progress of learners.'),
    autoSave: z.boolean().describe('Whether the editor saved it on its own.'),
    published: z.boolean().nullable().describe('Whether the course was published then; null where nobody noted it.'),
    name: z.string().nullable().describe('What an author calls it.'),
    live: z.boolean().describe('Whether it is what learners have.'),
    current: z.boolean().describe('Whether it is the course as those have it who work on it.'),
    since: z
      .int()
      .nullable()
      .describe(
        'The version that it is compared with; null for the first that is kept, which is compared with nothing.',
      ),
    changeCount: z.int().describe('How much changed since then.'),
    changes: z
      .array(changeSchema)
      .describe('What changed: in a list the first 20 at most, of one revision the first 500.'),
  })
  .meta({ id: 'CourseRevision', description: 'A course as it was saved once, with what is different in it.' });

export const sectionChangesResponseSchema = z.array(
  z
    .object({
      sectionId: z.int().describe('Raw id of the section.'),
      version: z.int().describe('The oldest revision that is kept in which the section is as it is now.'),
      saveTime: timeSchema.describe('When that was saved.'),
      savedBy: personResponseSchema
        .nullable()
        .describe('Who saved it; null when that account is gone, and for seeded courses.'),
      change: z
        .enum(['ADDED', 'CHANGED'])
        .nullable()
        .describe('ADDED where it was new in the lecture then; null where nothing earlier was looked at.'),
      exact: z
        .boolean()
        .describe(
          'Whether it was that very save. Else it was that one or one before it that is no longer kept, which someone else may have made.',
        ),
    })
    .meta({ id: 'SectionChange', description: 'When a section became what it is, and by whom.' }),
);

export const revisionChangeSchema = z
  .object({
    name: z
      .string()
      .trim()
      .max(100)
      .refine(isLineOfText, { message: notALineOfText })
      .nullable()
      .transform((name) => (name === null || !isVisible(name) ? null : tidyLine(name)))
      .describe('What it is called from now on, at most 100 characters; null or nothing for no name.'),
  })
  .meta({ id: 'CourseRevisionChange', description: 'A new name of a revision.' });
