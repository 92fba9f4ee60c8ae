import { toUserErrors } from '../errors.ts';
import type { MutationResolvers, SyncIntegrationInput } from '../generated/resolverTypes.ts';
import type { UserErrorModel } from '../node/userErrorModel.ts';
import { toJob } from '../job/jobMappers.ts';
import { mutation } from '../mutation.ts';
import { RestError } from '../rest/RestError.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { inputIntegrationId } from './inputIntegrationId.ts';
import { getIntegration, postSync } from './integrationApi.ts';
import { toIntegration } from './integrationMappers.ts';

/** Takes over the people of a personnel system, as a job that runs in the background (REST-70, INTG-06). */
export const syncIntegration: NonNullable<MutationResolvers['syncIntegration']> = mutation(
  async ({ integrationId, dryRun, confirmedDepartures, idempotencyKey }: SyncIntegrationInput, context) => {
    const { rest } = context;
    const id = inputIntegrationId(integrationId);
    return onWorkspace(context, async ({ workspaceId }) => {
      const order = {
        '@type': 'PERSONNEL' as const,
        dryRun: dryRun ?? false,
        confirmedDepartures: confirmedDepartures ?? 0,
      };
      const job = toJob(await postSync(rest, workspaceId, id, order, idempotencyKey));
      return { job, integration: toIntegration(await getIntegration(rest, workspaceId, id)) };
    });
  },
  { refusals: refusalsOf },
);

/** Trouble with the personnel system is no outage of the platform: anyone who ordered the sync can do something about it. */
function refusalsOf(error: unknown): UserErrorModel[] {
  if (error instanceof RestError && error.code === 'PROVIDER_FAILED') {
    return [{ code: error.code, message: error.message, field: null, params: error.params }];
  }
  return toUserErrors(error);
}
