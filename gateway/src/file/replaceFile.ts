import { toAuthor } from '../authoring/authoredCourseMappers.ts';
import type { RemainingFileUse, MutationResolvers, ReplaceFileInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { postReplacement } from './fileApi.ts';
import { toFileUse, type FileUseModel } from './fileMappers.ts';
import type { RemainingFileUseWire } from './fileWire.ts';

/** Puts another file in the place of one, everywhere that shows it (LIB-05). */
export const replaceFile: NonNullable<MutationResolvers['replaceFile']> = mutation(
  async (input: ReplaceFileInput, context) => {
    const fileId = inputId(input.fileId, 'fileId', 'File');
    const replacementId = inputId(input.replacementId, 'replacementId', 'File');
    const { replacedIn, remainingIn } = await onWorkspace(context, ({ workspaceId }) =>
      postReplacement(context.rest, workspaceId, fileId, { replacementId }),
    );
    return { replacedIn: replacedIn.map(toFileUse), remainingIn: remainingIn.map(toRemainingUse) };
  },
);

type RemainingFileUseModel = Omit<RemainingFileUse, 'use'> & { readonly use: FileUseModel };

const toRemainingUse = ({ reason, lockedBy, ...use }: RemainingFileUseWire): RemainingFileUseModel => ({
  use: toFileUse(use),
  reason,
  editor: lockedBy === null ? null : toAuthor(lockedBy),
});
