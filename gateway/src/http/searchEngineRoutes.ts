/**
 * What search engines ask each host for: `/robots.txt`, which pages they may read, and `/sitemap.xml`, the addresses of its workspace that are
 * worth reading (OP-244). A host without a workspace has nothing to be found.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import contract from '../../../contracts/pages.json' with { type: 'json' };
import { readAllCourses } from '../course/publicCourses.ts';
import type { CourseWire } from '../course/courseWire.ts';
import type { GatewayDeps } from '../deps.ts';
import { encode } from '../graphql/responseStore.ts';
import { acceptedEncoding } from './acceptedEncoding.ts';
import { cataloguePath, coursePath, landingPath } from './pageHeads.ts';
import type { FindPageHost } from './pageHosts.ts';
import { callerHeadersOf, originOf } from './requestScope.ts';
import { siteMap, type SiteMapEntry } from './siteMap.ts';

/** The protocol allows no more in one file (sitemaps.org). */
const mostEntries = 50_000;
/** A catalogue of that size is read in fifty steps. */
const timeoutMs = 30_000;
const retryAfterSeconds = 60;

const pages: Readonly<Record<string, { readonly who: string; readonly private?: boolean }>> = contract;
/** Pages that show a visitor nothing of their own, or whose address may carry a secret; each with all that lies below it. */
const closed = Object.entries(pages)
  .filter(([, { who, private: isPrivate = false }]) => isPrivate || who !== 'everyone')
  .map(([path]) => path)
  .filter((path, _index, all) => !all.some((other) => path.startsWith(`${other}/`)))
  .toSorted();

export async function searchEngineRoutes(
  app: FastifyInstance,
  { deps, findHost }: { deps: GatewayDeps; findHost: FindPageHost },
): Promise<void> {
  const mapOf = createSiteMaps(deps);

  app.get('/robots.txt', { config: { isLimited: true } }, async (request, reply) => {
    const { hasWorkspace } = await findHost(request.callerHost, callerHeadersOf(request));
    if (hasWorkspace === null) return later(reply);
    const rules = hasWorkspace
      ? [...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${originOf(request)}/sitemap.xml`]
      : ['Disallow: /'];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${['User-agent: *', ...rules].join('\n')}\n`);
  });

  app.get('/sitemap.xml', { config: { isLimited: true } }, async (request, reply) => {
    const { hasWorkspace } = await findHost(request.callerHost, callerHeadersOf(request));
    if (hasWorkspace === null) return later(reply);
    if (!hasWorkspace) return reply.code(404).type('text/plain; charset=utf-8').send('There is no workspace here\n');
    try {
      return await sendMap(request, reply, await mapOf(request));
    } catch (error) {
      request.log.warn({ err: error }, 'the site map could not be read');
      return later(reply);
    }
  });
}

/** Anyone who reads half of a map, or a refusal in place of one, forgets pages: nothing is said before all is known. */
const later = (reply: FastifyReply): FastifyReply =>
  reply.code(503).header('retry-after', retryAfterSeconds).type('text/plain; charset=utf-8').send('Try again later\n');

async function readEntries(request: FastifyRequest, { publicStore }: GatewayDeps): Promise<readonly SiteMapEntry[]> {
  const headers = { ...callerHeadersOf(request), accept: 'application/json' };
  const signal = AbortSignal.timeout(timeoutMs);
  const read = (path: string) =>
    publicStore.read({ host: request.callerHost, path, headers, signal }, (answer) => answer.json());
  const own: readonly SiteMapEntry[] = [{ path: landingPath }, { path: cataloguePath }];
  const courses = await readAllCourses(read, mostEntries - own.length);
  return [...own, ...new Map(courses.map((course) => [course.id, entryOf(course)])).values()];
}

const entryOf = ({ id, updateTime }: CourseWire): SiteMapEntry => ({ path: coursePath(id), changed: updateTime });

interface BuiltMap {
  readonly xml: Buffer;
  readonly etag: string;
  /** When it was made, by the clock of elapsed time. */
  readonly atMs: number;
}

/** How long a map is not made again: a large one takes fifty calls, and anybody may ask for it. */
const keptMs = 60_000;
const keptBytes = 16 * 1024 * 1024;

/** The map of the host that is called; those who ask at once wait for the same one. */
function createSiteMaps(deps: GatewayDeps): (request: FastifyRequest) => Promise<BuiltMap> {
  const kept = new LRUCache<string, BuiltMap>({
    maxSize: keptBytes,
    sizeCalculation: ({ xml }, key) => xml.length + key.length + 256,
  });
  const underWay = new Map<string, Promise<BuiltMap>>();
  return (request) => {
    const origin = originOf(request);
    const key = `${request.callerHost}\n${origin}`;
    const build = async (): Promise<BuiltMap> => {
      try {
        const xml = Buffer.from(siteMap(origin, await readEntries(request, deps)));
        const etag = `W/"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`;
        const built = { xml, etag, atMs: deps.clock.elapsed() };
        kept.set(key, built);
        return built;
      } finally {
        underWay.delete(key);
      }
    };
    const known = kept.get(key);
    if (known !== undefined && deps.clock.elapsed() - known.atMs < keptMs) return Promise.resolve(known);
    const map = underWay.get(key) ?? build();
    underWay.set(key, map);
    return map;
  };
}

async function sendMap(request: FastifyRequest, reply: FastifyReply, { xml, etag }: BuiltMap): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type('application/xml; charset=utf-8').send(await encode(xml, encoding, 5));
}
