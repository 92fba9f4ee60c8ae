import type { FileResolvers } from '../generated/resolverTypes.ts';
import { withCost } from '../graphql/fieldCost.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { getFile } from './fileApi.ts';
import { toFileUse } from './fileMappers.ts';

/** Where it is used is looked for when it is asked for: one call for each file. */
export const File: FileResolvers = {
  usedIn: withCost({ calls: 1 }, async ({ fileId }, _args, context) => {
    const { usedIn } = await onWorkspace(context, ({ workspaceId }) =>
      getFile(context.rest, workspaceId, fileId, 'usedIn'),
    );
    return (usedIn ?? []).map(toFileUse);
  }),
};
