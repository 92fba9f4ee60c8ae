import type { MutationResolvers, RenameSavedSectionInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { patchSavedSection } from './savedSectionApi.ts';
import { toSavedSection } from './savedSectionMappers.ts';

/** Renames a saved section (OP-83). */
export const renameSavedSection: NonNullable<MutationResolvers['renameSavedSection']> = mutation(
  async ({ savedSectionId, name }: RenameSavedSectionInput, { rest }) => {
    const id = inputId(savedSectionId, 'savedSectionId', 'SavedSection');
    return { savedSection: toSavedSection(await patchSavedSection(rest, id, { name })) };
  },
);
