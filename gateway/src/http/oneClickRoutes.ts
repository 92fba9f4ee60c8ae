/**
 * What mail programs call when their reader wants no more reminders (RFC 8058): a POST to the address of the link in the mail, which a
 * browser opens as a page.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { postReminderSwitch } from '../reminder/reminderApi.ts';
import { RestError } from '../rest/RestError.ts';
import { letRestPass } from './letRestPass.ts';
import { openRequestScope } from './requestScope.ts';

type OneClick = FastifyRequest<{ Querystring: { token?: unknown } }>;

export async function oneClickRoutes(app: FastifyInstance, { deps }: { deps: GatewayDeps }): Promise<void> {
  // The address says all; whatever stands in the body is let pass unread.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  for (const url of ['/reminders', '/reminders/']) {
    app.post(url, { config: { isLimited: true } }, (request: OneClick, reply) => stop(request, reply, deps));
  }
}

async function stop(request: OneClick, reply: FastifyReply, deps: GatewayDeps): Promise<FastifyReply> {
  letRestPass(request.raw);
  const { token } = request.query;
  const unknown = { code: 'NOT_FOUND', message: 'This address stops no reminders' };
  if (typeof token !== 'string') return reply.code(404).send(unknown);
  const scope = openRequestScope(request, reply, deps);
  try {
    await postReminderSwitch(scope.createContext(new Set()).rest, { token, on: false });
    return await reply.type('text/plain; charset=utf-8').send('No more reminders are sent.\n');
  } catch (error) {
    if (error instanceof RestError && error.isRefusal) return reply.code(404).send(unknown);
    request.log.error({ err: error }, 'reminders could not be stopped');
    return reply
      .code(502)
      .send({ code: 'UPSTREAM_UNAVAILABLE', message: 'The platform did not answer; try again in a moment' });
  } finally {
    scope.end();
  }
}
