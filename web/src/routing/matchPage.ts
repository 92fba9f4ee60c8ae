import { pageRequests } from './pageRequests.ts';
import type { PageRequest } from './pageRequest.ts';

/** The request of the page at a path, with or without trailing slash (OP-37); undefined where the page reads nothing. */
export function matchPage(pathname: string): PageRequest | undefined {
  return pageRequests[normalisePath(pathname)];
}

/** A path without trailing slash; `/` stays. */
export function normalisePath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
}
