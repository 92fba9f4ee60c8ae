import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange, slice } from './byteRange.ts';
import type { FileStore } from './fileStore.ts';

/** Answers what is in the store as it comes from there, or the range of it that was asked for; whole where its size is not known. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, bytes }: { readonly key: string; readonly bytes: number | null },
  files: FileStore,
): Promise<FastifyReply> {
  reply.serializer((payload: unknown) => payload as string);
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
    .send(slice(await files.read(key), range));
}
