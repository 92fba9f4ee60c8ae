import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { etagOfContent, ifNoneMatchHeader, isNotModified, notModifiedResponse } from '../../http/etag.ts';
import { createOutbound } from '../../outbound/outboundClient.ts';
import { createStillFinder } from './stillFinder.ts';
import { hostedVideo } from './stillRules.ts';
import { policy } from '../policy.ts';

/** A page does not wait long for a picture that it can do without. */
const timeoutMs = 5000;

const headers = {
  'cache-control': 'public, max-age=86400',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Stills of videos that other sites play (LEC-14, OP-79): read by us, so that those sites learn of nobody who has not pressed play. */
export const stillRoutes: FastifyPluginAsyncZod<Deps> = async (app, { config }) => {
  const outbound = createOutbound({ privateHosts: config.outboundPrivateHosts, timeoutMs });
  app.addHook('onClose', () => outbound.close());
  const stills = createStillFinder(outbound, config.stills);

  app.get(
    '/static/stills/:host/:video',
    {
      config: { access: policy.readStill },
      schema: {
        produces: ['image/webp'],
        tags: ['file'],
        summary: 'Read the still of a video of YouTube or Vimeo',
        description:
          'As WebP, at most 960 pixels wide. It is looked up at the site of the video and kept for a day; 404 where the site has none or does not answer.',
        params: z.object({
          host: z.string().max(20).describe('`youtube` or `vimeo`.'),
          video: z.string().max(40).describe('What the site calls the video.'),
        }),
        querystring: z.object({
          key: z.string().max(40).optional().describe('The key of a video of Vimeo that is not listed.'),
        }),
        headers: z.object(ifNoneMatchHeader),
        response: { 200: z.any().describe('The picture.'), ...notModifiedResponse },
      },
    },
    async (request, reply) => {
      const { host, video: id } = request.params;
      const video = hostedVideo(host, id, request.query.key);
      const still = video === null ? null : await stills.find(video);
      if (still === null) {
        throw new DomainError('NOT_FOUND');
      }
      reply.headers(headers);
      if (isNotModified(request, reply, etagOfContent(still.toString('base64')))) {
        return reply.code(304).send(undefined);
      }
      return reply
        .type('image/webp')
        .serializer((bytes: unknown) => bytes as string)
        .send(still);
    },
  );
};
