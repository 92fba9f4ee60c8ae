import { z } from 'zod';
import { email } from '../shared/emailSchema.ts';
import { receivedTimeSchema, timeSchema } from '../shared/timeSchema.ts';
import { answerDays } from './privacyRequestRules.ts';

export const requestKinds = ['EXPORT', 'ERASURE'] as const;
export const requestStates = ['OPEN', 'DONE', 'CANCELLED'] as const;
export const requestOrigins = ['SELF', 'ADMIN', 'MAIL', 'OPERATOR'] as const;

const id = (of: string) => z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe(`Id of the ${of}.`);
export const privacyRequestParams = z.object({ id: id('workspace'), privacyRequestId: id('request') });

const kind = z
  .enum(requestKinds)
  .describe('`EXPORT`: everything that is stored about the person; `ERASURE`: that it is deleted.');

export const privacyRequestRequest = z
  .object({
    kind,
    username: email.describe('E-mail address of who asked; they need not have an account.'),
    requestedTime: receivedTimeSchema
      .optional()
      .describe('When it came; now when left out. At most a year ago, and not in the future.'),
  })
  .meta({ id: 'PrivacyRequestRequest', description: 'A request that came by mail or otherwise (BEY-20).' });

export const privacyRequestClosing = z
  .object({
    state: z
      .enum(['DONE', 'CANCELLED'])
      .describe('`DONE`: it was answered, as nobody of this address is here; `CANCELLED`: it was taken back.'),
  })
  .meta({ id: 'PrivacyRequestClosing', description: 'How a request ended that no button carries out.' });

export const privacyRequestResponse = z
  .object({
    id: z.int().describe('Raw id of the request.'),
    kind,
    state: z.enum(requestStates).describe('`OPEN`: to be carried out; `DONE`; `CANCELLED`: taken back.'),
    origin: z
      .enum(requestOrigins)
      .describe(
        'How it came: `SELF` in the settings of the person, `ADMIN` by the button of an admin, `MAIL` from outside and logged by an admin, `OPERATOR` by the command.',
      ),
    username: z.string().nullable().describe('E-mail address of the person; null once they were erased.'),
    userId: z
      .int()
      .nullable()
      .describe('Raw id of the person; it names nobody once they were erased. Null for strangers.'),
    name: z.string().nullable().describe('What they are called today; null for strangers, and once they were erased.'),
    isHere: z.boolean().describe('Whether they have an account or an invitation today.'),
    orderedById: z.int().nullable().describe('Raw id of who ordered or logged it; null for the operator.'),
    orderedByName: z.string().nullable().describe('What they are called today.'),
    requestedTime: timeSchema.describe('When it came.'),
    dueTime: timeSchema.describe(`When it has to be answered: ${answerDays} days later (GDPR, article 12).`),
    closedTime: timeSchema.nullable().describe('When it was carried out or taken back.'),
    overdue: z.boolean().describe('Whether it is open and should have been answered.'),
  })
  .meta({ id: 'PrivacyRequest', description: 'Someone asked for their data, or for its erasure (BEY-20).' });

export type PrivacyRequestResponse = z.output<typeof privacyRequestResponse>;
