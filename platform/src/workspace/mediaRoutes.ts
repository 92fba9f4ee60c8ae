import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Deps } from '../deps.ts';

export const mediaPrefix = '/static/media/';
const maxAgeSeconds = 7 * 24 * 3600;

/** Pictures and clips of the seed from `MEDIA_DIR`: ranges, ETags, long cache; nothing outside that folder. */
export const mediaRoutes: FastifyPluginAsyncZod<Deps> = async (app, { config }) => {
  await app.register(fastifyStatic, {
    root: config.mediaDir,
    prefix: mediaPrefix,
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    maxAge: maxAgeSeconds * 1000,
    setHeaders: (reply) => {
      // Opened by itself an SVG or a page of legal text is a document: it may run nothing and load nothing from elsewhere.
      void reply.header(
        'content-security-policy',
        "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; sandbox",
      );
      void reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
};
