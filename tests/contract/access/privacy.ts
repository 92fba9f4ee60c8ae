import { newUsername } from '../../support/hosts.ts';
import { logPrivacyRequest } from '../../support/worldPrivacyRequest.ts';
import type { World } from '../../support/world.ts';
import { admins, mutation, type NodeRule, type Rule } from '../accessRule.ts';

/** A request that may be closed; on an expired trial, where nobody logs one, that of the world. */
const sparePrivacyRequestId = async ({ people, workspaceId, privacyRequestId }: World): Promise<number> =>
  (await logPrivacyRequest(people.admin.rest, workspaceId)) ?? privacyRequestId;

export const rules: Readonly<Record<string, Rule>> = {
  'Workspace.retention': {
    document: 'query { workspace { retention { auditMonths factMonths } } }',
    may: admins,
    namesNothing: true,
  },
  'Workspace.previewRetention': {
    document: `query { workspace { previewRetention(retention: { auditMonths: 6, inactiveAccountMonths: 12 }) {
      auditEntryCount people { username } } } }`,
    may: admins,
    namesNothing: true,
  },
  'Workspace.privacyRequests': {
    document: 'query { workspace { privacyRequests(first: 50) { totalCount csvUrl nodes { username kind } } } }',
    may: admins,
    namesNothing: true,
  },
  'Mutation.updateRetention': mutation(
    'updateRetention',
    'workspace { retention { auditMonths } }',
    () => ({ retention: { auditMonths: 24 } }),
    { may: admins, namesNothing: true },
  ),
  'Mutation.logPrivacyRequest': mutation(
    'logPrivacyRequest',
    'privacyRequest { privacyRequestId }',
    () => ({ kind: 'EXPORT', username: newUsername() }),
    { may: admins, namesNothing: true },
  ),
  'Mutation.closePrivacyRequest': mutation(
    'closePrivacyRequest',
    'privacyRequest { state }',
    async ({ world }) => ({ privacyRequestId: await sparePrivacyRequestId(world), state: 'CANCELLED' }),
    { may: admins },
  ),
};

export const nodes: Readonly<Record<string, NodeRule>> = {
  PrivacyRequest: 'admin',
};
