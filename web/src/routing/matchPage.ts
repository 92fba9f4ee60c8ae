import { pagePathOf } from './courseAddress.ts';
import type { PageRequest } from './pageRequest.ts';
import { pageRequests } from './pageRequests.ts';

/** The request of the page at a path, with or without trailing slash (OP-37); undefined where the page reads nothing. */
export function matchPage(pathname: string): PageRequest | undefined {
  return pageRequests[pagePathOf(pathname)];
}
