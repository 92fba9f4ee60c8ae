import { z } from 'zod';
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { isAddressDomain } from '../../shared/address.ts';
import { timeSchema } from '../../shared/timeSchema.ts';
import { idParams } from '../workspaceSchemas.ts';
import { groupName, longestName } from './groupName.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

export const groupParams = idParams.extend({ groupId: id.describe('Raw id of the group.') });
export const groupMemberParams = groupParams.extend({ userId: id.describe('Raw id of the person.') });

const longestDescription = 2_000;

const name = groupName.describe(
  `Name, 1 to ${longestName} characters without a semicolon; no other group of the workspace has it.`,
);
const description = z.string().trim().max(longestDescription).describe('What the group is for; may be empty.');

/** `example.com`, also where someone writes `@example.com`. */
const addressDomain = z
  .string()
  .transform((text) => text.trim().replace(/^@/, '').toLowerCase())
  .pipe(z.string().max(253).refine(isAddressDomain, 'must be what follows the @ of an address'))
  .nullable()
  .describe(
    'Everyone whose address is at this domain belongs to the group, besides its members; null for nobody. Addresses at its subdomains are others.',
  );

export const groupRequest = z
  .object({ name, description: description.default(''), addressDomain: addressDomain.default(null) })
  .meta({ id: 'PersonGroupRequest', description: 'A group of people (BEY-13).' });

export const groupChange = z
  .object({ name: name.optional(), description: description.optional(), addressDomain: addressDomain.optional() })
  .meta({ id: 'PersonGroupChange', description: 'What changes of a group; absent members stay (BEY-13).' });

export const groupResponse = z
  .object({
    id: z.int().describe('Raw id of the group.'),
    name: z.string().describe('Name.'),
    description: z.string().describe('What the group is for; may be empty.'),
    addressDomain: z
      .string()
      .nullable()
      .describe('Everyone whose address is at this domain belongs to the group; null for nobody.'),
    origin: z
      .enum(['HAND', 'SCIM'])
      .describe('`HAND`: made by an admin; `SCIM`: its name and members come from the identity provider.'),
    memberCount: z.int().describe('How many people belong to it, those who wait for an account too.'),
    createTime: timeSchema.describe('When it was made.'),
    updateTime: timeSchema.describe(
      'When anything of the above but the number of its people last changed; of a group of the identity provider also when that changed who belongs to it.',
    ),
  })
  .meta({ id: 'PersonGroup', description: 'A group of people (BEY-13).' });
export type GroupResponse = z.output<typeof groupResponse>;

/** People named one by one by id, and by address as a file has them; more are named by a filter. */
const mostIds = 1_000;
const { bulkRows: mostUsernames } = limits;
const userId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

export const membersChangeRequest = z
  .object({
    action: z.enum(['ADD', 'REMOVE']).describe('`ADD` puts them into the group, `REMOVE` takes them out.'),
    userIds: z.array(userId).min(1).max(mostIds).optional().describe(`Raw ids of the people, 1 to ${mostIds}.`),
    usernames: z
      .array(z.string().trim().min(1).max(1000))
      .min(1)
      .max(mostUsernames)
      .optional()
      .describe(`E-mail addresses, 1 to ${mostUsernames}. One that nobody has is told in the report.`),
    q: z
      .string()
      .max(2000)
      .optional()
      .describe('Everyone whom this filter names, as in the list of people; an empty text names everyone.'),
    exceptUserIds: z
      .array(userId)
      .max(mostIds)
      .default([])
      .describe('Raw ids of those whom `q` names and who are left out.'),
    dryRun: z.boolean().default(false).describe('True to be told what would happen, without any change.'),
  })
  .refine(({ userIds, usernames, q }) => [userIds, usernames, q].filter((given) => given !== undefined).length === 1, {
    path: ['userIds'],
    message: 'must be given, or `usernames` or `q` in its place, and only one of them',
  })
  .meta({ id: 'GroupMembersChange', description: 'Whom to put into a group or to take out (BEY-13).' });
