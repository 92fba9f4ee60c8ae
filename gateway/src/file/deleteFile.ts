import { toUserErrors } from '../errors.ts';
import type { DeleteFileInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId, toGlobalId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { RestError } from '../rest/RestError.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { deleteFileById } from './fileApi.ts';
import { toFileUse } from './fileMappers.ts';
import type { FileUseWire } from './fileWire.ts';

/** Deletes a file: its address gives nothing from then on (LIB-05, REST-64). */
export const deleteFile: NonNullable<MutationResolvers['deleteFile']> = mutation(
  async (input: DeleteFileInput, context) => {
    const fileId = inputId(input.fileId, 'fileId', 'File');
    try {
      await onWorkspace(context, ({ workspaceId }) =>
        deleteFileById(context.rest, workspaceId, fileId, input.force ?? false),
      );
      return { deletedFileId: toGlobalId('File', fileId), usedIn: null };
    } catch (error) {
      if (!(error instanceof RestError) || error.code !== 'FILE_IN_USE') throw error;
      const { usedIn = [] } = (error.params ?? {}) as { readonly usedIn?: readonly FileUseWire[] };
      return { deletedFileId: null, usedIn: usedIn.map(toFileUse), userErrors: toUserErrors(error) };
    }
  },
);
