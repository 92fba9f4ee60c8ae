/** Service accounts over the wire (BEY-42, OP-303). */
import { z } from 'zod';
import { shownName } from '../../shared/personName.ts';
import { timeSchema } from '../../shared/timeSchema.ts';
import { apiTokenParams } from '../apiToken/apiTokenSchemas.ts';

export const mostServiceAccounts = 20;
export const mostTokensOfServiceAccount = 10;

const rawId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
export const serviceAccountsParams = z.object({ id: rawId.describe('Raw id of the workspace.') });
export const serviceAccountParams = serviceAccountsParams.extend({
  serviceAccountId: rawId.describe('Raw id of the service account.'),
});
export const serviceTokenParams = serviceAccountParams.extend(apiTokenParams.shape);

const fields = {
  name: shownName(80).describe('What it is called, 1 to 80 characters; no other one of the workspace is called so.'),
  description: z.string().trim().max(500).describe('What it is for, at most 500 characters.'),
  admin: z.boolean().describe('Whether it has the rights of an admin, which imply the other two.'),
  createCourse: z.boolean().describe('Whether it may create courses.'),
  createVoucher: z.boolean().describe('Whether it may manage campaigns.'),
  ownerId: z.int().min(1).describe('Raw id of the person who answers for it, someone with access to the workspace.'),
};

export const newServiceAccountSchema = z
  .strictObject({
    ...fields,
    description: fields.description.default(''),
    admin: fields.admin.default(false),
    createCourse: fields.createCourse.default(false),
    createVoucher: fields.createVoucher.default(false),
    ownerId: fields.ownerId.optional().describe('Raw id of the person who answers for it; who makes it, if left out.'),
  })
  .meta({ id: 'NewServiceAccount', description: 'An account for a program, which is no person.' });

export const serviceAccountPatchSchema = z
  .strictObject({
    ...fields,
    disabled: z.boolean().describe('Whether its tokens do not count; they do again once it is `false`.'),
  })
  .partial()
  .meta({ id: 'ServiceAccountPatch', description: 'What to change of a service account; what is left out stays.' });

const ownerSchema = z
  .object({
    id: z.int().describe('Raw id.'),
    name: z.string().describe('Their name.'),
    username: z.string().describe('Their e-mail address.'),
  })
  .meta({ id: 'ServiceAccountOwner', description: 'The person who answers for a service account.' });

export const serviceAccountSchema = z
  .object({
    id: z.int().describe('Raw id.'),
    name: z.string().describe('What it is called.'),
    description: z.string().describe('What it is for; empty where nobody said.'),
    admin: z.boolean().describe('Whether it has the rights of an admin.'),
    createCourse: z.boolean().describe('Whether it may create courses, as it was given.'),
    createVoucher: z.boolean().describe('Whether it may manage campaigns, as it was given.'),
    owner: ownerSchema.nullable().describe('Who answers for it; null once they have no access any more.'),
    createTime: timeSchema.describe('When it was made.'),
    disableTime: timeSchema.nullable().describe('Since when its tokens do not count; null while they do.'),
    tokenCount: z.int().describe('How many API tokens it has, expired ones too.'),
    lastUseTime: timeSchema.nullable().describe('When someone last called with one of them; null when nobody did.'),
  })
  .meta({ id: 'ServiceAccount', description: 'An account for a program: it never signs in and is no person.' });

export type NewServiceAccount = z.output<typeof newServiceAccountSchema>;
export type ServiceAccountPatch = z.output<typeof serviceAccountPatchSchema>;
export type ServiceAccountWire = z.output<typeof serviceAccountSchema>;
