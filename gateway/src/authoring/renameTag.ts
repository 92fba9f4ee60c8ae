import { toTag } from '../course/courseMappers.ts';
import type { MutationResolvers, RenameTagInput } from '../generated/resolverTypes.ts';
import { inputId, toGlobalId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { patchTag } from './authoringApi.ts';

/** Renames a tag, or merges it into the one that has the name (OP-232). */
export const renameTag: NonNullable<MutationResolvers['renameTag']> = mutation(
  async ({ tagId: id, name, merge }: RenameTagInput, { rest }) => {
    const tagId = inputId(id, 'tagId', 'Tag');
    const tag = await patchTag(rest, tagId, { name, merge: merge ?? false });
    return { tag: toTag(tag), deletedTagId: tag.id === tagId ? null : toGlobalId('Tag', tagId) };
  },
);
