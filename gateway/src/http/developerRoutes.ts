/** The pages for developers at `/developers` (BEY-46), built from `docs/developers` and the schema. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { documentationPolicy } from './contentSecurityPolicy.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import { originOf } from './requestScope.ts';

const prefix = '/developers';

export async function developerRoutes(app: FastifyInstance, { deps }: { deps: GatewayDeps }): Promise<void> {
  const { developersDist } = deps.config;
  if (!existsSync(developersDist)) {
    app.get(prefix, (_request, reply) =>
      reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The pages for developers are not built. Run: npm run build -w gateway\n'),
    );
    return;
  }
  const pages = new Map(
    readdirSync(developersDist)
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name.slice(0, -'.html'.length), readFileSync(join(developersDist, name), 'utf8')]),
  );
  for (const [name, html] of pages) {
    app.get(name === 'index' ? prefix : `${prefix}/${name}`, { config: { isLimited: true } }, (request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', documentationPolicy)
        .header('cache-control', 'no-cache')
        // Examples are copied as they stand, so they name the host that was asked.
        .send(html.replaceAll('{{origin}}', escapeMarkup(originOf(request)))),
    );
  }
  await app.register(fastifyStatic, {
    root: join(developersDist, 'assets'),
    prefix: `${prefix}/assets/`,
    decorateReply: false,
    cacheControl: false,
  });
}
