import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';
import { byteRange } from './byteRange.ts';
import type { FileStore } from './fileStore.ts';

/**
 * Answers what is in the store as it comes from there, or the range of it that was asked for; whole where its size is not known. HEAD throws
 * NOT_FOUND for what is gone.
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, bytes }: { readonly key: string; readonly bytes: number | null },
  files: FileStore,
): Promise<FastifyReply> {
  reply.serializer((payload: unknown) => payload as string);
  if (request.method === 'HEAD') {
    const length = bytes ?? (await files.size(key));
    if (length === null) {
      throw new DomainError('NOT_FOUND');
    }
    // Of a stream the length that is told stays; nothing is read of the store for it.
    reply.headers({ ...(bytes === null ? {} : { 'accept-ranges': 'bytes' }), 'content-length': length });
    return reply.send(Readable.from([]));
  }
  if (bytes === null) {
    return reply.send(await files.read(key));
  }
  const range = byteRange(request.headers.range, bytes);
  reply.header('accept-ranges', 'bytes');
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${bytes}`).send('');
  }
  if (range === null) {
    return reply.header('content-length', bytes).send(await files.read(key));
  }
  const { first, last } = range;
  return reply
    .code(206)
    .headers({ 'content-range': `bytes ${first}-${last}/${bytes}`, 'content-length': last - first + 1 })
    .send(await files.readRange(key, range));
}
