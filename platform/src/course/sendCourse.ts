import type { FastifyReply } from 'fastify';
import { sendUnchecked } from '../http/sendUnchecked.ts';

/** Sends a course to those who write it, with the validator of what is stored; without one where it is not. */
export const sendCourse = (
  reply: FastifyReply,
  { etag, course }: { readonly etag: string | null; readonly course: object },
): FastifyReply =>
  sendUnchecked((etag === null ? reply : reply.header('etag', etag)).header('cache-control', 'no-store'), course);
