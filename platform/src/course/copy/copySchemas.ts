import { z } from 'zod';
import { isLineOfText, notALineOfText } from '../../shared/lineOfText.ts';
import { savedCourseResponseSchema } from '../courseSchemas.ts';

/** What is asked for of a copy. */
export const copyRequestSchema = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, 'is required')
      .max(255)
      .refine(isLineOfText, notALineOfText)
      .nullish()
      .describe("Name of the copy, 1 to 255 characters; that of the course with ' – Copy' when left out (CRS-17)."),
  })
  .meta({ id: 'CourseCopyRequest', description: 'How a copy is called.' });

const importWarning = z
  .object({
    kind: z.enum(['PACKAGE', 'FILE']).describe('A SCORM package, or a file of a library.'),
    address: z.string().describe('Its address, as the course has it.'),
    lecture: z.string().nullable().describe('Name of the lecture that shows it; null for the course itself.'),
    path: z.string().describe('Where it stands in the course, for example `modules.0.lectures.1.mediaSource`.'),
  })
  .meta({
    id: 'ImportWarning',
    description:
      'Something that a course names and that this workspace does not have: a package does not play, a file comes from where it was, as long as it is there.',
  });

export type ImportWarning = z.output<typeof importWarning>;

export const importedCourseResponseSchema = savedCourseResponseSchema
  .extend({
    warnings: z
      .array(importWarning)
      .describe('What the import leaves behind, each once, in reading order, at most 100; empty where it is whole.'),
  })
  .meta({ id: 'ImportedCourse', description: 'A course as it was imported.' });

export const missingFilesResponseSchema = z.array(importWarning).meta({
  id: 'MissingFiles',
  description: 'What a course names and this workspace does not have; empty where it is whole.',
});

export const heavyFilesResponseSchema = z
  .array(
    z.object({
      address: z.string().describe('Address of the file, as the course has it.'),
      byteCount: z.int().describe('Its size in bytes.'),
      lecture: z.string().nullable().describe('Name of the lecture that shows it; null for the course itself.'),
      path: z.string().describe('Where it stands in the course, such as `modules.0.lectures.1.mediaSource`.'),
    }),
  )
  .meta({ id: 'HeavyFiles', description: 'The files of a course that take long to load on a phone.' });
