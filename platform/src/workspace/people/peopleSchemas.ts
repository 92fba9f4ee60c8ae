import { z } from 'zod';
import { email } from '../../shared/emailSchema.ts';
import { personName } from '../../shared/personName.ts';
import { accessOrigins } from './accessOrigin.ts';
import { invitationOutcomes } from './invitationQueries.ts';

const accessStatuses = ['ADDED', 'INVITED', 'REGISTERED', 'REVOKED'] as const;

export const personParams = z.object({
  id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe('Id of the workspace.'),
  userId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe('Id of the person.'),
});

const right = (what: string) => z.boolean().describe(`Right to create ${what}.`);

export const personRequest = z
  .object({
    username: email.describe('E-mail address; at most 255 characters.'),
    name: personName
      .optional()
      .describe('What the person is called until they have an account; 1 to 255 characters. An account has its own.'),
    createCourse: right('courses').default(false),
    createVoucher: right('vouchers').default(false),
  })
  .meta({ id: 'PersonRequest', description: 'Someone to add to the workspace (OP-30).' });

export const rightsRequest = z
  .object({
    createCourse: right('courses').optional(),
    createVoucher: right('vouchers').optional(),
    status: z.literal('REVOKED').optional().describe('Revokes the invitation: its link stops counting.'),
  })
  .meta({ id: 'RightsRequest', description: 'Rights of a person; absent members stay as they are (ROLE-08, OP-30).' });

export const inviteEveryoneRequest = z
  .object({ resend: z.boolean().default(true).describe('False to leave out people who were invited before.') })
  .meta({ id: 'InviteEveryoneRequest', description: 'Whom to invite (USERS-04).' });

export const invitedPersonResponse = z
  .object({
    userId: z.int().describe('Id of the person.'),
    username: z.string().describe('E-mail address.'),
    invitedTime: z
      .string()
      .nullable()
      .describe('When the latest invitation was sent; ISO 8601, UTC; null when none was.'),
    outcome: z
      .enum(invitationOutcomes)
      .describe(
        '`INVITED`: gets an invitation; `REVOKED`: the invitation was taken back; `INVITED_BEFORE`: was left out on request; `TOO_MANY_TODAY`: got as many as one may within a day.',
      ),
  })
  .meta({
    id: 'InvitedPerson',
    description: 'Someone without an account, and what inviting everyone does with them.',
  });

export const invitedCounts = z
  .object({
    invited: z.int().describe('How many get an invitation.'),
    revoked: z.int().describe('How many do not, as theirs was taken back.'),
    invitedBefore: z.int().describe('How many do not, as they were invited before and that was said to be enough.'),
    tooManyToday: z.int().describe('How many do not, as they got as many as one may within a day.'),
    remainingToday: z
      .int()
      .nullable()
      .describe(
        'How many a trial may still send today; where more are to be invited, none is. Null for any other workspace.',
      ),
  })
  .meta({ id: 'InvitedCounts', description: 'What inviting everyone would do, in numbers.' });

export const inviteEveryoneResponse = z
  .object({ invited: z.int().describe('How many invitations are on their way.') })
  .meta({ id: 'InvitedEveryone', description: 'The outcome of inviting everyone.' });

export const personResponse = z
  .object({
    userId: z.int().describe('Id of the person; an account made from the invitation keeps it.'),
    username: z.string().describe('E-mail address.'),
    name: z
      .string()
      .nullable()
      .describe('Name; of someone without an account the one that they were added with, null without one.'),
    admin: z.boolean().describe('Whether the person runs the workspace.'),
    adminPromised: z
      .boolean()
      .describe('Whether the person gets the right to run the workspace once the address is proven.'),
    createCourse: right('courses'),
    createVoucher: right('vouchers'),
    status: z
      .enum(accessStatuses)
      .describe(
        '`ADDED`: not invited yet; `INVITED`: by mail; `REGISTERED`: has an account; `REVOKED`: the invitation does not count.',
      ),
    addressProven: z
      .boolean()
      .describe(
        'Whether the person proved to receive mail at the address: by an invitation, a password reset by mail, or a provider. Rights that are given before wait for it.',
      ),
    invitedTime: z
      .string()
      .nullable()
      .describe('When the latest invitation was sent; ISO 8601, UTC; null when none was.'),
    leftTime: z
      .string()
      .nullable()
      .describe(
        'When the access of an account was withdrawn; ISO 8601, UTC; null for those who may sign in. `q=accessWithdrawn==true` finds who has none.',
      ),
    leftBy: z
      .enum(accessOrigins)
      .nullable()
      .describe(
        'Who withdrew it: an admin, the personnel system, or the identity provider (`PROVIDER`). The two systems do not give back what an admin withdrew. Null for those who may sign in.',
      ),
    groups: z
      .array(z.object({ id: z.int().describe('Raw id of the group.'), name: z.string().describe('Its name.') }))
      .describe(
        'Groups that the person belongs to, in the order of their names, the first 100. `q=groupId==…` finds the people of one.',
      ),
    createTime: z.string().describe('When the account was made, or someone without one was added; ISO 8601, UTC.'),
    updateTime: z
      .string()
      .describe(
        'When anything of the above last changed; ISO 8601, UTC. `q=updateTime=ge=…` finds what changed since.',
      ),
  })
  .meta({ id: 'Person', description: 'A person of the workspace as admins see them (OP-30).' });

export type PersonResponse = z.output<typeof personResponse>;

export const foundUserResponse = z
  .object({
    id: z.int().describe('Id of the user.'),
    username: z.string().describe('E-mail address.'),
    name: z.string().describe('Name.'),
  })
  .meta({ id: 'FoundUser', description: 'A user found by their e-mail address (REST-13).' });

export const invitationResponse = z
  .object({
    username: z.string().describe('E-mail address that was invited; the account must have it.'),
    name: z
      .string()
      .nullable()
      .describe('What the person was called when they were added; null without a name. An account has its own.'),
    registered: z.boolean().describe('Whether there is an account with this address: then sign in, else register.'),
  })
  .meta({ id: 'Invitation', description: 'An invitation as the invited person sees it.' });
