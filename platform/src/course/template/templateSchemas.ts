/** Templates that ship, over the wire (OP-225). */
import { z } from 'zod';

const lecture = z.object({
  name: z.string().describe('Name.'),
  durationMinutes: z.int().describe('Duration in minutes.'),
});

const courseTemplate = z
  .object({
    key: z
      .string()
      .describe('Names the template in its language, as `onboarding.en`; stays the same from version to version.'),
    language: z.string().describe('Language of its content, BCP 47.'),
    name: z.string().describe('Title.'),
    miniDescription: z.string().describe('What it is about, in one sentence of plain text.'),
    duration: z.int().describe('Duration in minutes.'),
    certifiable: z.boolean().describe('Whether a certificate can be earned in it.'),
    lectureCount: z.int().describe('How many lectures it has.'),
    questionCount: z.int().describe('How many questions it asks.'),
    achievementCount: z.int().describe('How many achievements can be earned in it.'),
    modules: z
      .array(
        z.object({
          name: z.string().describe('Name.'),
          lectures: z.array(lecture).describe('Its lectures in order.'),
        }),
      )
      .describe('Its table of contents: its modules in order.'),
  })
  .meta({ id: 'CourseTemplate', description: 'A course that ships with the installation, to begin a course with.' });

export type CourseTemplate = z.output<typeof courseTemplate>;

export const courseTemplatesResponseSchema = z
  .object({ content: z.array(courseTemplate).describe('All of them, in every language, in a stable order.') })
  .meta({ id: 'CourseTemplates', description: 'The templates that ship.' });

export const fromTemplateRequestSchema = z
  .object({
    template: z.string('is required').min(1, 'is required').max(100).describe('Key of the template.'),
  })
  .meta({ id: 'CourseFromTemplateRequest', description: 'Which template a course is made from.' });
