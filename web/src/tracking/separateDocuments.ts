import { redirectDocument, type MiddlewareFunction } from 'react-router';
import type { RouteContext } from '../page/openPage.ts';
import { isPrivatePage } from './privatePages.ts';

/**
 * Where a workspace may have trackers, a document shows either private pages or others: what ran on one kind is gone with its
 * document, and so is what the other kind left in memory, in the form or in the address. Elsewhere nothing loads again.
 */
export function separateDocuments({
  shownAddress,
  pendingAddress,
  mayTrack,
}: Pick<RouteContext, 'shownAddress' | 'pendingAddress' | 'mayTrack'>): MiddlewareFunction {
  return async (_args, next) => {
    const { pathname, search, hash } = pendingAddress();
    if (isPrivatePage(pathname) !== isPrivatePage(shownAddress().pathname) && (await mayTrack())) {
      throw redirectDocument(`${pathname}${search}${hash}`);
    }
    return next();
  };
}
