import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { invalidField } from '../errors.ts';
import { etagOf, isNotModified } from '../http/etag.ts';
import { isPicturePath, servedWidth, type PictureWidth } from './pictureRules.ts';
import { createPictureScaler } from './pictureScaler.ts';

export const mediaPrefix = '/static/media/';
const maxAgeSeconds = 7 * 24 * 3600;

const cacheHeaders = { 'cache-control': `public, max-age=${maxAgeSeconds}` };
const safetyHeaders = {
  // Opened on its own an SVG or a page of legal text is a document: it may run nothing and load nothing from elsewhere.
  'content-security-policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
} as const;

const askedWidth = z.coerce.number().int().min(1).max(100_000);

/**
 * Pictures and clips of the seed from `MEDIA_DIR`: ranges, ETags, long cache; nothing outside that folder. `?w=` with a number
 * of pixels answers a JPEG, PNG or WebP in the next of the six widths, never enlarged (LEC-16, OP-31).
 */
export const mediaRoutes: FastifyPluginAsyncZod<Deps> = async (app, { config }) => {
  const scaler = createPictureScaler({ cacheBytes: config.pictureCacheBytes });

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(safetyHeaders);
  });
  app.addHook('preHandler', async (request, reply) => {
    const path = (request.params as Record<string, string>)['*'] ?? '';
    const width = widthOf(request);
    if (width !== undefined && isPicturePath(path)) {
      await sendScaled(request, reply, join(config.mediaDir, path), width);
    }
  });
  await app.register(fastifyStatic, {
    root: config.mediaDir,
    prefix: mediaPrefix,
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    maxAge: maxAgeSeconds * 1000,
  });

  /** Answers the picture, or leaves the request to the files as they are. */
  async function sendScaled(
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    width: PictureWidth,
  ): Promise<void> {
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) {
      return;
    }
    const version = `${found.size.toString(16)}-${Math.floor(found.mtimeMs).toString(16)}`;
    if (isNotModified(request, reply, etagOf(`${version}-${width}`))) {
      await reply.headers(cacheHeaders).code(304).send();
      return;
    }
    const picture = await scaler.scale(file, version, width);
    if (picture === null) {
      reply.removeHeader('etag');
    } else {
      await reply.headers(cacheHeaders).type(picture.contentType).send(picture.bytes);
    }
  }
};

function widthOf(request: FastifyRequest): PictureWidth | undefined {
  const { w } = request.query as Record<string, unknown>;
  if (w === undefined) {
    return undefined;
  }
  const asked = askedWidth.safeParse(w);
  if (!asked.success) {
    throw invalidField('w', 'The width w must be a whole number of pixels from 1');
  }
  return servedWidth(asked.data);
}
