import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { FileDeps } from './fileDeps.ts';
import { etagOf, ifNoneMatchHeader, isNotModified, notModifiedResponse } from '../http/etag.ts';
import type { FileRow } from './fileQueries.ts';
import { servedFilePrefix } from './fileView.ts';
import { findServed } from './findServed.ts';
import { sendStored } from './sendStored.ts';
import { policy } from './policy.ts';

const forever = 'public, max-age=31536000, immutable';
/** Of pictures of people: no cache between keeps them, and who takes theirs down is gone the day after. */
const ofPeople = 'private, max-age=86400';

/** Opened on its own a file may run nothing and load nothing. The viewer for PDF of browsers does not start in a sandbox. */
const contentPolicy = (type: FileRow['type']): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; ${type === 'PDF' ? "object-src 'self'" : 'sandbox'}`;

const query = z.object({
  w: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .optional()
    .describe('Of a picture: pixels that are needed; the next of the six widths is answered.'),
  file: z.coerce
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .catch(undefined)
    .describe(
      'Id of the file that is meant: what has the same bytes may be called by several names, and is saved by that one.',
    ),
  download: z.stringbool().default(false).describe('Whether it is saved and not shown.'),
});

/** The bytes of uploaded files (OP-31): by their hash, so that one address is the same forever, of the workspace of the host alone. */
export const servedFileRoutes: FastifyPluginAsyncZod<FileDeps> = async (app, { db, files }) => {
  app.get(
    `${servedFilePrefix}:address`,
    {
      config: { access: policy.readServedFile },
      schema: {
        produces: ['application/octet-stream'],
        tags: ['file'],
        summary: 'Read the bytes of a file',
        description:
          'With `w` a picture comes in the next of the six widths and in AVIF or WebP as `Accept` names them, once those are made; until then, and where it is no wider, as it is. Ranges are answered for what is no version.',
        params: z.object({ address: z.string().max(80).describe('The last part of the address of the file.') }),
        querystring: query,
        headers: z.object(ifNoneMatchHeader),
        response: {
          200: z.any().describe('The bytes.'),
          206: z.any().describe('A range of them.'),
          ...notModifiedResponse,
        },
      },
    },
    async (request, reply) => {
      const { workspaceId, params, headers } = request;
      const wanted = {
        address: params.address,
        width: request.query.w,
        accept: headers.accept,
        fileId: request.query.file,
      };
      const { file, served } = await findServed(db, workspaceId, wanted);
      reply.headers({
        'cache-control': file.category === 'AVATAR' ? ofPeople : served.isFinal ? forever : 'public, no-cache',
        'content-security-policy': contentPolicy(file.type),
        'cross-origin-resource-policy': 'cross-origin',
        'content-disposition': disposition(file.name ?? `file.${file.extension}`, request.query.download),
        ...(file.width === null ? {} : { vary: 'accept' }),
      });
      if (isNotModified(request, reply, etagOf(served.tag))) {
        return reply.code(304).send(undefined);
      }
      return sendStored(request, reply.type(served.contentType), served, files);
    },
  );
};

/** RFC 6266: the name in ASCII for the oldest, in full for all others. */
function disposition(name: string, download: boolean): string {
  const ascii = name.replaceAll(/[^\w .()-]/g, '_');
  const full = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${download ? 'attachment' : 'inline'}; filename="${ascii}"; filename*=UTF-8''${full}`;
}
