import { persistedIds } from 'virtual:persisted-ids';
import { matchPage } from '../routing/matchPage.ts';
import type { PageAddress } from '../routing/pageRequest.ts';
import { pagePathOf } from '../routing/courseAddress.ts';
import { drawnPaths } from './drawnPaths.ts';

/** As `links.certificate` writes it. */
const certificateSearch = /^\?uuid=[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** A persisted document with its variables. */
export interface DrawnRequest {
  readonly id: string;
  readonly variables: object;
}

/** What has to be answered before the page at an address can be drawn; null for an address whose page is not drawn. */
export function requestsOf(address: string): readonly DrawnRequest[] | null {
  const place: PageAddress = new URL(address, 'http://localhost');
  const path = pagePathOf(place.pathname);
  // One page, one address: of a course that with its id as it is written, of a certificate that with its number as it is written.
  if (!drawnPaths.has(path) || /\/0/.test(place.pathname)) return null;
  if (place.search !== '' && !(path === '/verifycertificate' && certificateSearch.test(place.search))) return null;
  const request = matchPage(place.pathname);
  const variables = request?.variables(place);
  const [shell, page] = [persistedIds['ShellQuery'], request && persistedIds[request.name]];
  if (!shell || !page || !variables) return null;
  return [
    { id: shell, variables: {} },
    { id: page, variables },
  ];
}
