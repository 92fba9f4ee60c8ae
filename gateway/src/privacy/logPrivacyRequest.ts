import type { LogPrivacyRequestInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { postPrivacyRequest } from './privacyApi.ts';
import { toPrivacyRequest } from './privacyMappers.ts';

/** Logs that someone asked for their data or its erasure, by mail or otherwise (BEY-20). */
export const logPrivacyRequest: NonNullable<MutationResolvers['logPrivacyRequest']> = mutation(
  async ({ kind, username, requestTime, idempotencyKey }: LogPrivacyRequestInput, context) => {
    const request = { kind, username, ...(requestTime == null ? {} : { requestedTime: requestTime }) };
    const logged = await onWorkspace(context, ({ workspaceId }) =>
      postPrivacyRequest(context.rest, workspaceId, request, idempotencyKey),
    );
    return { privacyRequest: toPrivacyRequest(logged) };
  },
  { fields: { requestedTime: 'requestTime' } },
);
