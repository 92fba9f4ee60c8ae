import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { outboxPage } from './outboxPage.ts';
import { readOutbox, readOutboxMail } from './readOutbox.ts';
import { policy } from './policy.ts';

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail may show pictures and be left by its links, and do nothing else: anyone who wrote a profile wrote a part of it. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; base-uri 'self'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation allow-popups";

/**
 * The mails that were not sent, as there is no mail server: `/outbox` for people, `/outbox.json` for tests. Live tokens stand in
 * them, so these routes are there on a developer's machine only (`APP_ENV=dev`).
 */
export const outboxRoutes: FastifyPluginAsyncZod<Deps> = async (app, { config, db }) => {
  if (config.environment !== 'dev') {
    return;
  }
  const options = { config: { access: policy.readOutbox, hosts: 'reserved' as const }, schema: { hide: true } };

  app.get('/outbox.json', options, async (request, reply) => {
    const mails = await readOutbox(db, request.workspaceId);
    reply.header('cache-control', 'no-store');
    return mails.map(({ mailId, kind, createdTime, rendered }) => ({
      id: mailId,
      kind,
      createdTime: createdTime.toISOString(),
      ...rendered,
    }));
  });

  app.get('/outbox', options, async (request, reply) =>
    reply
      .headers({ 'content-security-policy': pagePolicy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(outboxPage(await readOutbox(db, request.workspaceId))),
  );

  app.get(
    '/outbox/:mailId',
    {
      ...options,
      schema: { hide: true, params: z.object({ mailId: z.coerce.number().int().describe('Id of the mail.') }) },
    },
    async (request, reply) => {
      const mail = await readOutboxMail(db, request.workspaceId, request.params.mailId);
      // Links lead the whole window there, as they would from a mail program.
      const html = mail.rendered.html.replace('<head>', '<head><base target="_top">');
      return reply
        .headers({ 'content-security-policy': mailPolicy, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(html);
    },
  );
};
