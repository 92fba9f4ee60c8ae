import type { ViewerResolvers } from '../generated/resolverTypes.ts';
import { getNotices } from './pushApi.ts';
import { toNotices } from './pushMappers.ts';

/** BEY-15: one call, when it is asked for. */
export const notices: NonNullable<ViewerResolvers['notices']> = async (_viewer, _args, { rest }) =>
  toNotices(await getNotices(rest));
