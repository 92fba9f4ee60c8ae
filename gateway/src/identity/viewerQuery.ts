import type { QueryResolvers } from '../generated/resolverTypes.ts';
import { readViewer } from './Viewer.ts';

/** Null for a visitor. A session that ended is an error, so that the client signs in again (ERR-21). */
export const viewer: NonNullable<QueryResolvers['viewer']> = (_root, _args, context) =>
  context.session.isSignedIn() ? readViewer(context) : null;
