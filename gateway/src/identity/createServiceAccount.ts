import type { CreateServiceAccountInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { postServiceAccount } from './serviceAccountApi.ts';
import { fromRights, toServiceAccount } from './serviceAccountMappers.ts';

const noRights = { admin: false, createCourse: false, createVoucher: false };

/** Makes an account for a program (BEY-42). */
export const createServiceAccount: NonNullable<MutationResolvers['createServiceAccount']> = mutation(
  async ({ name, description, rights, ownerId, idempotencyKey }: CreateServiceAccountInput, context) => {
    const body = {
      name,
      description: description ?? '',
      ...noRights,
      ...fromRights(rights),
      ...(ownerId == null ? {} : { ownerId: inputId(ownerId, 'ownerId', 'User', 'WorkspacePerson') }),
    };
    return onWorkspace(context, async ({ workspaceId }) => ({
      serviceAccount: toServiceAccount(await postServiceAccount(context.rest, workspaceId, body, idempotencyKey)),
    }));
  },
);
