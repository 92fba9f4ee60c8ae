import { z } from 'zod';
import { idParams } from '../workspace/workspaceSchemas.ts';
import { fileCategories, fileTypes } from './fileRules.ts';

export const fileParams = idParams.extend({
  fileId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe('Raw id of the file.'),
});

export const fileUse = z
  .object({
    kind: z
      .enum(['COURSE', 'LECTURE', 'SAVED_SECTION', 'WORKSPACE', 'PERSON'])
      .describe(
        'What shows it: a course by its fields or modules, a lecture, a saved section, the workspace, the picture of a person.',
      ),
    id: z.int().describe('Raw id of the course, lecture, saved section, workspace or person.'),
    name: z.string().describe('Of the course, the lecture or the saved section; empty for the others.'),
    courseId: z.int().nullable().describe('Of a lecture, its course; else null.'),
    courseName: z.string().nullable().describe('Of a lecture, the name of its course; else null.'),
    moduleId: z.int().nullable().describe('Of a lecture, its module; else null.'),
    sectionId: z
      .int()
      .nullable()
      .describe('Of a lecture, the first of its sections that shows it; null where none does, and for others.'),
  })
  .meta({ id: 'FileUse', description: 'A place that shows a file.' });

export const fileResponse = z
  .object({
    id: z.int().describe('Raw id.'),
    name: z.string().describe('As people see it, with its extension.'),
    url: z.string().describe('Absolute address; it gives the same bytes forever.'),
    createTime: z.iso.datetime().describe('When it was uploaded.'),
    updateTime: z.iso.datetime().describe('When it was uploaded, renamed or described.'),
    multiVersion: z
      .boolean()
      .describe('Whether `{url}?w={width}` gives smaller versions: 640, 768, 1024, 1366, 1600 and 1920 pixels wide.'),
    category: z.enum(fileCategories).describe('What it is for.'),
    type: z.enum(fileTypes).describe('What it is.'),
    byteCount: z.int().describe('Size in bytes.'),
    alternativeText: z
      .string()
      .nullable()
      .describe('What a picture shows, for those who do not see it; null where nobody has said so.'),
    usedIn: z.array(fileUse).optional().describe('Where it is shown, 100 places at most; only with `include=usedIn`.'),
  })
  .meta({ id: 'File', description: 'An uploaded file (OP-31).' });

export type FileResponse = z.output<typeof fileResponse>;

const alternativeText = z.string().trim().max(1000, 'is longer than 1000 characters: shorten it');

export const fileChange = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, 'must not be empty')
      .max(300, 'is longer than 300 characters: shorten it')
      .optional()
      .describe('The new name; the extension stays, whether it is written or not (LIB-13).'),
    alternativeText: alternativeText.nullable().optional().describe('What a picture shows; null for nothing.'),
  })
  .meta({ id: 'FileChange', description: 'What changes of a file; absent members stay.' });

/** The texts that come along with an upload. */
export const uploadFields = z.object({
  category: z
    .enum(fileCategories)
    .describe('What the file is for. Before the file, so that what may not come is refused before it is received.'),
  name: z.string().max(1000).optional().describe('As people see it; else as the file is called.'),
  alternativeText: alternativeText.optional().describe('What a picture shows, for those who do not see it.'),
});

/** The bytes of a file as a part of a body: of no type, as OpenAPI 3.1 has it, which knows types of JSON alone. */
export const filePart = (description: string) =>
  z.unknown().meta({ description, contentMediaType: 'application/octet-stream' });

/** The parts of an upload, for the document; the route reads them as they come. */
export const uploadParts = z
  .object({
    ...uploadFields.shape,
    file: filePart('One file with its name; its first bytes say what it is, whatever its part has as its type.'),
  })
  .meta({ id: 'Upload', description: 'A file to upload, and what is said of it.' });
