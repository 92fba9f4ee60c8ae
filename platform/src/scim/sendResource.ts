import type { FastifyReply, FastifyRequest } from 'fastify';
import { project, readProjection } from './projection.ts';
import type { Resource } from './resource.ts';
import { sendScim } from './sendScim.ts';

/** Answers one resource with its address and version; 304 for anyone who has that version already. */
export function sendResource(request: FastifyRequest, reply: FastifyReply, resource: Resource): FastifyReply {
  const projection = readProjection(request.query);
  const { location, version } = resource.meta;
  reply.header('location', location).header('etag', version).header('cache-control', 'no-store');
  return request.method === 'GET' && hasVersion(request.headers['if-none-match'], version)
    ? reply.code(304).send()
    : sendScim(reply, project(resource, projection));
}

const hasVersion = (header: string | undefined, version: string): boolean =>
  (header ?? '').split(',').some((each) => each.trim() === '*' || each.trim() === version);
