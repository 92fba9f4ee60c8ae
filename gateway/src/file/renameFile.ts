import type { MutationResolvers, RenameFileInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { patchFile } from './fileApi.ts';
import { toFile } from './fileMappers.ts';

/** Renames or describes a file; its extension and its address stay (LIB-13). */
export const renameFile: NonNullable<MutationResolvers['renameFile']> = mutation(
  async ({ fileId: id, name, alternativeText }: RenameFileInput, context) => {
    const fileId = inputId(id, 'fileId', 'File');
    const change = { ...(name == null ? {} : { name }), ...(alternativeText === undefined ? {} : { alternativeText }) };
    const wire = await onWorkspace(context, ({ workspaceId }) => patchFile(context.rest, workspaceId, fileId, change));
    return { file: toFile(wire) };
  },
);
