/**
 * The first screens of visitors, drawn before any script runs (ADR 0074, ADR 0076). Whatever speaks against it leaves the page as it was built,
 * which draws itself in the browser.
 */
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { callerTokensOf } from './callerTokens.ts';
import { createBundleLoader, type DrawnBundle, type MissingBundle } from './drawnBundle.ts';
import { createDrawnStore } from './drawnStore.ts';
import { inTime } from './inTime.ts';
import type { Operations, PersistedOperation, VisitorAnswer } from './operations.ts';
import type { PageHost } from './pageHosts.ts';
import { originOf } from './requestScope.ts';

/**
 * How the page of an address came to be: drawn before, drawn now, or left as it was built, and why: the caller may be someone (`notVisitor`) or
 * has chosen what is not drawn (`choices`), the host has no workspace or trackers (`host`), an answer had errors (`answers`), it would have
 * taken too long (`late`, `busy`), or it could not be drawn (`failed`).
 */
export type PageOutcome =
  | 'kept'
  | 'drawn'
  | 'notVisitor'
  | 'choices'
  | 'host'
  | 'answers'
  | 'late'
  | 'busy'
  | 'failed'
  | MissingBundle;

export interface DrawnPages {
  /** Begins to load what draws, so that nobody finds it missing. */
  prepare(page: string): void;
  /**
   * The page drawn for anyone who asks, with `__CSP_NONCE__` in the place of nonces; null where it stays as it was built. Never rejects, and
   * waits no longer than the configuration says.
   */
  find(request: FastifyRequest, reply: FastifyReply, place: PagePlace): Promise<string | null>;
}

export interface PagePlace {
  /** As it was built. */
  readonly page: string;
  readonly host: PageHost;
}

interface Found {
  readonly outcome: PageOutcome;
  readonly html: string | null;
}

const notDrawn = (outcome: PageOutcome): Found => ({ outcome, html: null });
const tooLate = (): Found => notDrawn('late');

/** The one query that a drawn page reads is that of a certificate: any other would make pages without number. */
const drawnAddress = /^\/[^?#]*(?:\?uuid=[\da-f-]{36})?$/;
/** Addresses of pages that are drawn are short. */
const longestPath = 200;

export function createDrawnPages(
  { config, cookies }: Pick<GatewayDeps, 'config' | 'cookies'>,
  operations: Operations,
  log: FastifyBaseLogger,
): DrawnPages {
  const findBundle = createBundleLoader(config.webDist, log);
  const store = createDrawnStore(config.drawnPagesBytes);

  /** By anything that could be theirs, also where it is worth nothing. */
  const mayBeSomeone = (request: FastifyRequest): boolean =>
    request.cookies[cookies.tokensName] !== undefined || callerTokensOf(request) !== null;

  /** Undefined for an address whose page is never drawn. */
  async function look(
    request: FastifyRequest,
    reply: FastifyReply,
    { page, host }: PagePlace,
  ): Promise<Found | undefined> {
    const { url, headers } = request;
    if (request.method !== 'GET' || url.length > longestPath || !drawnAddress.test(url)) return undefined;
    const bundle = findBundle(page);
    if (typeof bundle === 'string') return notDrawn(bundle);
    const address = new URL(`${originOf(request)}${url}`).href;
    const asked = bundle.requestsOf(address);
    if (asked === null) return undefined;
    if (mayBeSomeone(request)) return notDrawn('notVisitor');
    if (host.hasWorkspace !== true || host.tracks) return notDrawn('host');
    const choices = bundle.choicesOf(headers.cookie ?? '');
    if (choices === null) return notDrawn('choices');
    const answers = await Promise.all(asked.map((operation) => operations.answerVisitor(request, reply, operation)));
    return draw({ bundle, page, address, choices, asked, answers });
  }

  async function draw({ bundle, page, address, choices, asked, answers }: Drawing): Promise<Found> {
    const key = JSON.stringify([address, choices]);
    const of = answers.map(({ body }) => body);
    const known = store.find(key, of);
    if (known !== undefined) return { outcome: known === null ? 'failed' : 'kept', html: known };
    const plain = of.map((body, index) => withoutExtensions(body, index > 0));
    if (!plain.every((body) => body !== null)) return notDrawn('answers');
    const drawing = store.draw(key, of, {
      isKept: answers.every(({ isKept }) => isKept),
      draw: () =>
        bundle.draw({
          page,
          address,
          choices,
          answers: asked.map((operation, index) => ({ ...operation, body: plain[index] as string })),
        }),
      // Also of a workspace whose pages have something of others around them, which is nothing to be warned of.
      failed: (err) => log.info({ err, address }, 'a page is not drawn'),
    });
    if (drawing === undefined) return notDrawn('busy');
    const html = await drawing;
    return { outcome: html === null ? 'failed' : 'drawn', html };
  }

  return {
    prepare: (page) => void findBundle(page),
    async find(request, reply, place) {
      // What comes too late is kept all the same, for those who come next.
      const found = await inTime(config.drawnPageTimeoutMs, look(request, reply, place), tooLate).catch(
        (err: unknown) => {
          request.log.debug({ err }, 'a page is left as it was built');
          return notDrawn('failed');
        },
      );
      request.stats.page = found?.outcome;
      return found?.html ?? null;
    },
  };
}

interface Drawing {
  readonly bundle: DrawnBundle;
  readonly page: string;
  readonly address: string;
  readonly choices: string;
  readonly asked: readonly PersistedOperation[];
  readonly answers: readonly VisitorAnswer[];
}

/**
 * An answer without what it cost, which nobody reads in a page; null where it has errors, and where `ofPage` there is nothing in it: such
 * a page is that of any address.
 */
function withoutExtensions(body: Buffer, ofPage: boolean): string | null {
  const { data, errors } = JSON.parse(body.toString()) as { data?: object | null; errors?: unknown };
  if (errors !== undefined || data == null) return null;
  const isEmpty = ofPage && Object.values(data).every((value) => value === null);
  return isEmpty ? null : JSON.stringify({ data });
}
