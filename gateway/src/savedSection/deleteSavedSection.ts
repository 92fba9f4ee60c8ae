import type { DeleteSavedSectionInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId, toGlobalId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { deleteSavedSectionById } from './savedSectionApi.ts';

/** Deletes a saved section; copies that stand in lectures stay (OP-83). */
export const deleteSavedSection: NonNullable<MutationResolvers['deleteSavedSection']> = mutation(
  async ({ savedSectionId }: DeleteSavedSectionInput, { rest }) => {
    const id = inputId(savedSectionId, 'savedSectionId', 'SavedSection');
    await deleteSavedSectionById(rest, id);
    return { deletedSavedSectionId: toGlobalId('SavedSection', id) };
  },
);
