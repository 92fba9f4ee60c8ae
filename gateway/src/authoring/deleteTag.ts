import type { DeleteTagInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId, toGlobalId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { deleteTagById } from './authoringApi.ts';

/** Deletes a tag and takes it from every course that carries it (CRS-19, REST-43). */
export const deleteTag: NonNullable<MutationResolvers['deleteTag']> = mutation(
  async (input: DeleteTagInput, { rest }) => {
    const tagId = inputId(input.tagId, 'tagId', 'Tag');
    await deleteTagById(rest, tagId);
    return { deletedTagId: toGlobalId('Tag', tagId) };
  },
);
