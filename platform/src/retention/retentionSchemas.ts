import { z } from 'zod';

const months = (least: number, most: number) => z.int().min(least).max(most);

const settings = {
  factMonths: months(13, 120)
    .nullable()
    .describe('How many months what happened is kept one by one, for analytics; null for good.'),
  auditMonths: months(6, 84).describe(
    'How many months entries of the audit log are kept, and privacy requests that are closed.',
  ),
  inactiveAccountMonths: months(12, 120)
    .nullable()
    .describe(
      'After how many months accounts are erased that nobody uses, but for those of admins and of people with rights; null for never.',
    ),
};

export const retentionRequest = z
  .object(settings)
  .meta({ id: 'RetentionRequest', description: 'How long a workspace keeps things; null for good (BEY-20).' });

export const retentionResponse = z
  .object({
    ...settings,
    factsKeptFromTime: z
      .string()
      .nullable()
      .describe('Facts before this moment were forgotten: of them sums are left. ISO 8601, UTC; null when none were.'),
    updateTime: z.string().nullable().describe('When it was last changed; ISO 8601, UTC; null for the defaults.'),
  })
  .meta({ id: 'Retention', description: 'How long a workspace keeps things; null for good (BEY-20).' });

export type RetentionResponse = z.output<typeof retentionResponse>;

const inactivePerson = z
  .object({
    userId: z.int().describe('Raw id of the person.'),
    username: z.string().describe('E-mail address.'),
    name: z.string().describe('Name.'),
    activeTime: z.string().describe('When they were last here, to the day; ISO 8601, UTC.'),
    warned: z.boolean().describe('Whether an e-mail has told them already.'),
    hasLeft: z.boolean().describe('Whether they left and may not sign in: nobody writes to them.'),
    eraseTime: z.string().describe('When the account goes, unless they sign in before; ISO 8601, UTC.'),
  })
  .meta({ id: 'InactivePerson', description: 'Someone who has not been here for a long time.' });

export const retentionPreview = z
  .object({
    factsBeforeTime: z.string().nullable().describe('Facts before this moment go; ISO 8601, UTC; null when none do.'),
    facts: z.int().describe('How many facts go within the hour.'),
    auditBeforeTime: z.string().describe('Audit entries before this moment go; ISO 8601, UTC.'),
    auditEntries: z.int().describe('How many audit entries go within the hour.'),
    accounts: z
      .int()
      .describe('How many accounts nobody uses. Each is told 30 days and 7 days before it goes, but for who left.'),
    people: z.array(inactivePerson).describe('The first 20 of them, who are next first.'),
  })
  .meta({ id: 'RetentionPreview', description: 'What goes by some settings, as things are now.' });

export type RetentionPreviewResponse = z.output<typeof retentionPreview>;
