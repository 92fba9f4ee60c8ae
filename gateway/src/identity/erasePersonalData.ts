import type { ErasePersonalDataInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { deleteMe, deletePerson } from './personalDataApi.ts';

/** Anyone who erases themselves is signed out. */
export const erasePersonalData: NonNullable<MutationResolvers['erasePersonalData']> = mutation(
  async (input: ErasePersonalDataInput, context) => {
    const { confirmUsername, password } = input;
    const erasure = { confirmUsername: confirmUsername.trim(), ...(password == null ? {} : { password }) };
    if (input.userId == null) {
      await deleteMe(context.rest, erasure);
      context.session.replace(null);
    } else {
      const userId = inputId(input.userId, 'userId', 'User');
      await onWorkspace(context, ({ workspaceId }) => deletePerson(context.rest, workspaceId, userId, erasure));
    }
    return { erased: true };
  },
);
