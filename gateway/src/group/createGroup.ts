import type { CreateGroupInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { postGroup } from './groupApi.ts';
import { toGroup } from './groupMappers.ts';

/** Makes a group of people (BEY-13). */
export const createGroup: NonNullable<MutationResolvers['createGroup']> = mutation(
  async ({ name, description, addressDomain, idempotencyKey }: CreateGroupInput, context) => {
    const body = { name, description: description ?? '', addressDomain: addressDomain ?? null };
    const wire = await onWorkspace(context, ({ workspaceId }) =>
      postGroup(context.rest, workspaceId, body, idempotencyKey),
    );
    return { group: toGroup(wire) };
  },
);
