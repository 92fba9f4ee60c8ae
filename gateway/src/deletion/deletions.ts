import type { WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { emptyConnection, readConnection, toPageRequest } from '../pagination.ts';
import { getDeletions } from './deletionApi.ts';
import { toDeletion } from './deletionMappers.ts';

/** OP-295: one call for a page. */
export const deletions: NonNullable<WorkspaceResolvers['deletions']> = ({ workspaceId }, args, { rest }) => {
  const page = toPageRequest(args);
  const kind = args.kinds?.filter((each) => each !== 'OTHER') ?? [];
  // Nothing is known under the kinds that were asked for.
  if (args.kinds != null && kind.length === 0) return Promise.resolve(emptyConnection());
  const { deletedSince } = args;
  return readConnection(
    page,
    (request) => getDeletions(rest, workspaceId, { ...request, deletedSince, kind }),
    toDeletion,
  );
};
