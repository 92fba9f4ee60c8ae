/**
 * What the gateway loads of the client, by its path (`dist-server/server.js`), to draw the first screens of visitors before any script runs
 * (ADR 0074). Everything that a draw knows comes in with the call: several go on at once, for other visitors and hosts.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { cookiesOf, drawnChoices } from '../reading/drawnChoices.ts';
import { visitsFrom, type Visit } from '../visit.ts';
import { drawnDocument } from './drawnDocument.ts';
import { requestsOf as requestsAt, type DrawnRequest } from './drawnPages.ts';
import { drawParts, type DrawnAnswer } from './drawParts.tsx';

const visits = new AsyncLocalStorage<Visit>();
const nobody: Visit = { cookies: '', origin: 'http://localhost' };
visitsFrom(() => visits.getStore() ?? nobody);

export type { DrawnAnswer, DrawnRequest };

/** SHA-256, in hex, of the `index.html` that the same build wrote: a page is drawn into that one and no other. */
export const pageHash: string = import.meta.env.LECTERN_PAGE_HASH;

/** What has to be answered before the page at an address can be drawn; null for an address whose page is not drawn. */
export const requestsOf = (address: string): readonly DrawnRequest[] | null =>
  visits.run(nobody, () => requestsAt(address));

/** What of a visitor's cookies makes another page of the same answers, as one text; null where no page is drawn for them. */
export const choicesOf = (cookies: string): string | null => visits.run({ ...nobody, cookies }, drawnChoices);

export interface Draw {
  /** The client's page as it was built, with `__CSP_NONCE__` in the place of nonces. */
  readonly page: string;
  /** Absolute: pictures of the own site are asked for without its origin. */
  readonly address: string;
  /** As `choicesOf` names them: nothing else of the visitor is known to what draws. */
  readonly choices: string;
  /** To exactly what `requestsOf` names. */
  readonly answers: readonly DrawnAnswer[];
}

/** The page drawn, with `__CSP_NONCE__` in the place of nonces. Rejects where it cannot be: the page as it was built does as well. */
export const draw = ({ page, address, choices, answers }: Draw): Promise<string> =>
  visits.run({ cookies: cookiesOf(choices), origin: new URL(address).origin }, () =>
    drawnDocument(page, { choices, answers, draw: (nonce) => drawParts(address, answers, nonce) }),
  );
