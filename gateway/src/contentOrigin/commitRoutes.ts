import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { GatewayDeps } from '../deps.ts';
import { normaliseHost } from '../http/callerHost.ts';
import { RestError } from '../rest/RestError.ts';
import type { UpstreamRequest } from '../rest/upstream.ts';
import { servesContentOf } from '../contentOrigin.ts';
import { forwardedFor, nothing, unavailable } from './contentCall.ts';

/** More than a browser sends for a page that is gone: 64 KiB. */
const mostBytes = 100_000;

/**
 * What an item says as its page goes (SCORM-02): the player sends it from here, as the page of the application, which has the session, goes
 * as well. Its ticket is in the body, and stands for one package of one learner; the platform looks at it. There is nothing that another site
 * could make a browser send along.
 */
export async function commitRoutes(
  app: FastifyInstance,
  { config, deps }: { readonly config: Config; readonly deps: GatewayDeps },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post<{ Params: { host: string }; Body: string }>(
    '/commits/:host',
    { config: { isLimited: true }, bodyLimit: mostBytes },
    async (request, reply) => {
      const host = normaliseHost(request.params.host);
      if (host === null || !servesContentOf({ called: request.callerHost, workspace: host }, config.contentOrigin)) {
        return reply.code(404).send(nothing);
      }
      try {
        // Who sent it is gone: nobody is left to end it.
        const commit: UpstreamRequest = {
          method: 'POST',
          path: '/scorm-commits',
          headers: { ...forwardedFor(request, host), 'content-type': 'application/json' },
          body: request.body,
        };
        const { status, text } = await deps.upstream.send(commit, ({ status, bytes }) => ({
          status,
          text: bytes.toString(),
        }));
        return await reply.code(status).type('application/json').send(text);
      } catch (error) {
        if (!(error instanceof RestError)) throw error;
        request.log.error({ err: error }, 'the platform could not be reached');
        return reply.code(502).send(unavailable);
      }
    },
  );
}
