/**
 * The web client: its page for every route of OP-37 with a nonce of its own, its assets as they were built. `/courses/course/258` is the
 * address of a course that says which one (ADR 0072), so its page has a preview in it; `/course/258`, by which courses were shared
 * before, is the same page.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import contract from '../../../contracts/pages.json' with { type: 'json' };
import type { GatewayDeps } from '../deps.ts';
import { isAssetFile } from '../release/releaseFile.ts';
import type { ReleaseFolder } from '../release/releaseFolder.ts';
import { acceptedEncoding } from './acceptedEncoding.ts';
import { contentOriginOf } from '../contentOrigin.ts';
import { createDrawnPages } from './drawnPages.ts';
import type { Operations } from './operations.ts';
import { newNonce, webPolicy } from './contentSecurityPolicy.ts';
import { withPageHead, type PageHead } from './pageHead.ts';
import { createPageHeads, type PageHeads } from './pageHeads.ts';
import type { FindPageHost, PageHost } from './pageHosts.ts';
import { callerHeadersOf } from './requestScope.ts';

/**
 * The pages of OP-37 and where other providers send people back to (OP-36), each served with and without trailing slash. On private
 * ones no trackers run, and nobody else hears the address.
 */
const pages: Readonly<Record<string, { readonly who: string; readonly private?: boolean }>> = contract;

/** The page of a course as the contract names it, and by the address by which courses were shared before. */
const coursePage = '/courses/course/:courseId';
const coursePages = [coursePage, '/course/:courseId'];
const certificatePage = '/verifycertificate';
const reviewPage = '/review';
const withDigits = (path: string): string => `${path}(^\\d{1,10}$)`;

/** For files whose name carries a hash of their content. */
const immutably = 'public, max-age=31536000, immutable';
/** Authors record their screen, their camera and their voice in pages of ours; what other sites put into a page may not. */
const permissions = 'camera=(self), microphone=(self), display-capture=(self), geolocation=()';

/** Each page has a nonce of its own, so it is compressed while someone waits: half a millisecond, smaller than by gzip's best. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface WebParts {
  readonly deps: GatewayDeps;
  readonly operations: Operations;
  readonly releases: ReleaseFolder | undefined;
  readonly findHost: FindPageHost;
}

export async function webRoutes(
  app: FastifyInstance,
  { deps, operations, releases, findHost }: WebParts,
): Promise<void> {
  const { webDist, viteUrl, environment } = deps.config;
  const heads = createPageHeads(deps.publicStore);
  const readPage = viteUrl === undefined ? builtPage(webDist) : developmentPage(viteUrl);
  const drawnPages = viteUrl === undefined ? createDrawnPages(deps, operations, app.log) : null;
  app.addHook('onListen', async () => {
    const page = drawnPages === null ? null : await readPage();
    if (page !== null) drawnPages?.prepare(page);
  });

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    { tracks, isPrivate, host, head }: PageParts = { tracks: false, isPrivate: true, host: null, head: null },
  ): Promise<FastifyReply> {
    const page = await readPage();
    if (page === null) {
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The web client is not built. Run: npm run build -w web\n');
    }
    // What is not there for a visitor is not drawn for one.
    const isDrawable = !isPrivate && head?.url !== null;
    const drawn = host !== null && isDrawable ? await drawnPages?.find(request, reply, { page, host }) : null;
    const nonce = newNonce();
    const own = (drawn ?? page).replaceAll('__CSP_NONCE__', nonce);
    // Last: what authors wrote never stands where a nonce could be put into it.
    const html = head === null ? own : withPageHead(own, head, nonce);
    void reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        webPolicy(nonce, {
          isDevelopment: environment === 'dev',
          tracks,
          isPrivate,
          // By https it may be anywhere; by http only where the operator says so, or develops.
          contentOrigin:
            environment === 'dev' || deps.config.contentOrigin !== undefined
              ? contentOriginOf(request, deps.config)
              : null,
        }),
      )
      .header('cache-control', 'no-store')
      .header('vary', 'accept-encoding')
      // The next page of ours may run trackers: it does not learn what this one's address carried.
      .header('referrer-policy', isPrivate ? 'strict-origin' : 'strict-origin-when-cross-origin')
      .header('permissions-policy', permissions);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return reply.send(html);
    const compressed = encoding === 'br' ? brotliCompressSync(html, quickly) : gzipSync(html, { level: 6 });
    return reply.header('content-encoding', encoding).send(compressed);
  }

  /** The pages that say something of themselves before their script runs; those for one person do not. */
  const headOf: Readonly<Record<string, PageHeads['catalogue'] | undefined>> = {
    '/': heads.landing,
    '/courses': heads.catalogue,
  };

  for (const [path, { private: isPrivate = false }] of Object.entries(pages)) {
    if (path === coursePage) continue;
    for (const url of path === '/' ? [path] : [path, `${path}/`]) {
      app.get(url, { config: { isLimited: true } }, async (request, reply) => {
        // OP-56: a host that serves no workspace has no pages; the client shows so.
        const host = await findHost(request.callerHost, callerHeadersOf(request));
        const tracks = host.tracks && !isPrivate;
        const head = (await headOf[path]?.(request, host)) ?? null;
        // It names a person, for those who were given its address.
        if (path === certificatePage && request.url.includes('?')) void reply.header('x-robots-tag', 'noindex');
        // Its address opens a course to anyone who has it: a link that was published somewhere must not be found.
        if (path === reviewPage) void reply.header('x-robots-tag', 'noindex, nofollow');
        return sendPage(request, reply, host.isServed ? 200 : 404, { tracks, isPrivate, host, head });
      });
    }
  }

  for (const url of coursePages.map(withDigits).flatMap((path) => [path, `${path}/`])) {
    app.get<{ Params: { courseId: string } }>(url, { config: { isLimited: true } }, async (request, reply) => {
      const host = await findHost(request.callerHost, callerHeadersOf(request));
      const head = await heads.course(request, host, Number(request.params.courseId));
      const parts = { tracks: host.tracks, isPrivate: false, host, head };
      return sendPage(request, reply, host.isServed ? 200 : 404, parts);
    });
  }

  if (viteUrl === undefined && existsSync(webDist)) {
    await app.register(fastifyStatic, {
      root: webDist,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.{br,gz,map,html}'],
      cacheControl: false,
      setHeaders(reply, path) {
        // Names of assets carry a hash of their content.
        const immutable = path.startsWith(join(webDist, 'assets'));
        // The worker decides what pages are made of (ADR 0047): a newer one, or one that takes everything back, must not wait.
        const kept = path.startsWith(join(webDist, 'sw.js')) ? 'no-cache' : 'public, max-age=3600';
        void reply.header('cache-control', immutable ? immutably : kept);
      },
    });
  }
  if (releases !== undefined && existsSync(releases.assets)) {
    await app.register(releasedFiles, { releases });
  }
  if (viteUrl !== undefined) {
    app.get('/*', async (request, reply) => {
      // Put together as text: resolved against an address, `//elsewhere/x` would be a host of its own.
      const answer = await fetch(new URL(viteUrl).origin + request.url, {
        headers: { accept: request.headers.accept ?? '*/*' },
      });
      if (answer.status === 404 && acceptsHtml(request)) return sendPage(request, reply, 404);
      return reply
        .code(answer.status)
        .header('content-type', answer.headers.get('content-type') ?? 'application/octet-stream')
        .header('cache-control', 'no-cache')
        .send(Buffer.from(await answer.arrayBuffer()));
    });
  }

  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' && acceptsHtml(request)) return sendPage(request, reply, 404);
    return reply.code(404).send({ code: 'NOT_FOUND', message: 'There is nothing at this address' });
  });
}

/** What of a page is not the same for all of them. */
interface PageParts {
  readonly tracks: boolean;
  readonly isPrivate: boolean;
  /** Null for an address that is no page. */
  readonly host: PageHost | null;
  readonly head: PageHead | null;
}

/** What other releases are made of: a page of theirs that is open loads the rest of it as it goes. */
async function releasedFiles(app: FastifyInstance, { releases }: { releases: ReleaseFolder }): Promise<void> {
  await app.register(fastifyStatic, {
    root: releases.assets,
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => isAssetFile(basename(path)),
    setHeaders(reply, path) {
      releases.noteFileUse(basename(path));
      void reply.header('cache-control', immutably);
    },
  });
}

const acceptsHtml = (request: FastifyRequest): boolean => (request.headers.accept ?? '').includes('text/html');

type ReadPage = () => Promise<string | null>;

/** Read once; null while the client is not built. */
function builtPage(dist: string): ReadPage {
  let page: string | null = null;
  return async () => {
    const file = join(dist, 'index.html');
    if (page === null && existsSync(file)) page = readFileSync(file, 'utf8');
    return page;
  };
}

/** Vite writes its own scripts into the page, so that it is asked each time. */
function developmentPage(viteUrl: string): ReadPage {
  return async () => {
    const answer = await fetch(new URL('/', viteUrl), { headers: { accept: 'text/html' } }).catch(() => null);
    return answer?.ok === true ? answer.text() : null;
  };
}
