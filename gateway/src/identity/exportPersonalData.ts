import type { ExportPersonalDataInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { getOwnData, getPersonalData } from './personalDataApi.ts';

export const exportPersonalData: NonNullable<MutationResolvers['exportPersonalData']> = mutation(
  async (input: ExportPersonalDataInput, context) => {
    if (input.userId == null) return { data: await getOwnData(context.rest) };
    const userId = inputId(input.userId, 'userId', 'User');
    const read = onWorkspace(context, ({ workspaceId }) => getPersonalData(context.rest, workspaceId, userId));
    return { data: await read };
  },
);
