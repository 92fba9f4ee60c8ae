/** Saved sections over the wire (OP-83). */
import { z } from 'zod';
import { questionRequestSchema, questionResponseSchema } from '../../content/question/questionSchemas.ts';
import { sectionRequestSchema, sectionResponseSchema } from '../../content/section/types.ts';
import { timeSchema } from '../../shared/timeSchema.ts';
import { personResponseSchema } from '../courseSchemas.ts';

const mostSections = 50;
const mostQuestions = 200;

const nameSchema = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(255, 'is longer than 255 characters: shorten it')
  .describe('How authors find it, 1 to 255 characters; several may have the same.');

export const savedSectionParams = z.object({
  savedSectionId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe('Raw id of the saved section.'),
});

export const newSavedSection = z
  .object({
    name: nameSchema,
    sections: z
      .array(sectionRequestSchema)
      .min(1, 'must have at least one section')
      .max(mostSections, `must have at most ${mostSections} sections`)
      .describe(
        'The sections in order, at most 50; with their questions at most 256 KB as JSON. Their ids are forgotten.',
      ),
    questionAnswers: z
      .array(questionRequestSchema)
      .max(mostQuestions, `must have at most ${mostQuestions} questions`)
      .default([])
      .describe('The questions that the sections show, at most 200. Their ids are forgotten.'),
  })
  .meta({ id: 'NewSavedSection', description: 'Sections that are kept under a name.' });

export type NewSavedSection = z.output<typeof newSavedSection>;

export const savedSectionChange = z
  .object({ name: nameSchema })
  .meta({ id: 'SavedSectionChange', description: 'The new name of a saved section.' });

export const savedSectionResponse = z
  .object({
    id: z.int().describe('Raw id.'),
    name: z.string().describe('Its name.'),
    sectionCount: z.int().describe('How many sections it holds, without those inside of a branch.'),
    createdBy: personResponseSchema.nullable().describe('Who saved it; null when that account is gone.'),
    createTime: timeSchema.describe('When it was saved.'),
    updateTime: timeSchema.describe('When it was saved or renamed.'),
    editable: z.boolean().describe('Whether the caller may rename and delete it: who saved it, and admins.'),
  })
  .meta({ id: 'SavedSection', description: 'Sections that an author keeps under a name (OP-83).' });

export const savedSectionWithContent = savedSectionResponse
  .extend({
    sections: z.array(sectionResponseSchema).describe('Its sections in order. Their ids name nothing outside of it.'),
    questionAnswers: z.array(questionResponseSchema).describe('The questions that they show, right answers included.'),
  })
  .meta({ id: 'SavedSectionWithContent', description: 'A saved section with what it holds.' });

export type SavedSectionWire = z.output<typeof savedSectionResponse>;
