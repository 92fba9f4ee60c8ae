import { z } from 'zod';
import { receivedTimeSchema } from '../../shared/timeSchema.ts';

/** People named one by one; more are named by a filter. */
const most = 1_000;
const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

export const enrolPeopleRequest = z
  .object({
    userIds: z.array(id).min(1).max(most).optional().describe(`Raw ids of the people, 1 to ${most}. For admins.`),
    usernames: z
      .array(z.string().trim().min(1).max(1000))
      .min(1)
      .max(most)
      .optional()
      .describe(
        `E-mail addresses, 1 to ${most}. Anyone who has not proven the address, with an account or without, begins once they have.`,
      ),
    q: z
      .string()
      .max(2000)
      .optional()
      .describe('Everyone whom this filter names, as in the list of people; an empty text names everyone. For admins.'),
    exceptUserIds: z.array(id).max(most).default([]).describe('Raw ids of those whom `q` names and who are left out.'),
    dueTime: receivedTimeSchema
      .nullable()
      .optional()
      .describe(
        'When they should have completed it, within the next ten years. Who is enrolled already gets it too; null takes it away from them, and left out it stays.',
      ),
    notify: z
      .boolean()
      .default(true)
      .describe(
        'Whether anyone who is enrolled by it is told: by one mail, unless they have stopped mails about courses, and by a notice where they take them.',
      ),
    dryRun: z.boolean().default(false).describe('True to be told what would happen, without any change.'),
  })
  .refine(({ userIds, usernames, q }) => [userIds, usernames, q].filter((given) => given !== undefined).length === 1, {
    path: ['userIds'],
    message: 'must be given, or `usernames` or `q` in its place, and only one of them',
  })
  .meta({ id: 'PeopleEnrolment', description: 'Whom to enrol in a course, and until when it is due (BEY-13).' });
