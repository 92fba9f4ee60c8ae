import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Deps } from '../deps.ts';
import { inTokenDomain } from '../http/tokenScope.ts';
import { consentRoutes } from './consent/consentRoutes.ts';
import { groupMemberRoutes } from './group/groupMemberRoutes.ts';
import { groupRoutes } from './group/groupRoutes.ts';
import { invitationRoutes } from './people/invitationRoutes.ts';
import { peopleBulkRoutes } from './people/bulk/bulkRoutes.ts';
import { peopleRoutes } from './people/peopleRoutes.ts';
import { profileRoutes } from './profile/profileRoutes.ts';
import { workspaceReadRoutes } from './workspaceReadRoutes.ts';
import { setupRoutes } from './setup/setupRoutes.ts';
import { trialRoutes } from './trialRoutes.ts';

/** Everything about workspaces: themselves, their looks, their terms and their people. */
export const workspaceRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  for (const routes of [workspaceReadRoutes, trialRoutes, setupRoutes, consentRoutes, profileRoutes]) {
    await app.register(routes, deps);
  }
  for (const routes of [peopleRoutes, peopleBulkRoutes, invitationRoutes, groupRoutes, groupMemberRoutes]) {
    await app.register(inTokenDomain('people', routes), deps);
  }
};
