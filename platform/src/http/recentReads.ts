import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import contract from '../../../contracts/writtenPosition.json' with { type: 'json' };
import { createReplica } from '../db/replica/createReplica.ts';
import { readingRequest, type ReadingRequest } from '../db/replica/readingRequest.ts';
import type { Deps } from '../deps.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether an answer tells of what was written for the caller elsewhere, so that what they read next must have it. */
    tellsOfWrites?: boolean;
  }
  interface FastifyRequest {
    /** Where its reads go; null where there is no replica. */
    reading: ReadingRequest | null;
  }
}

/** What a caller must see is what the other header told them. */
const { readAfter: afterHeader, written: writtenHeader } = contract.headers;
const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Opens the replica, if there is one, for what the requests read by `readRecent`; answers to writes tell what a read must have come to. */
export function readFromReplica(app: FastifyInstance, { config }: Pick<Deps, 'config'>, registry: Registry) {
  const { replica: given, ...database } = config.database;
  if (given === undefined) {
    return;
  }
  const replica = createReplica({ ...database, ...given, primaryUrl: database.url, registry, log: app.log });
  app.addHook('onClose', () => replica.close());
  app.decorateRequest('reading', null);

  // Once the body is there: what reads it runs in the context of the connection. With a callback, in which all that follows is called.
  app.addHook('preHandler', (request, _reply, done) => {
    const after = request.headers[afterHeader];
    // Of several that were joined to one text none is understood, so that the caller reads nothing old.
    request.reading = replica.readingFrom(after === undefined ? undefined : String(after));
    readingRequest.run(request.reading, () => done());
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.reading !== null && mayHaveWritten(request, reply.statusCode)) {
      reply.header(writtenHeader, await replica.writtenPosition());
    }
  });
}

/** A request that was refused may have written before; whatever it did, it has ended each transaction by now. */
function mayHaveWritten(request: FastifyRequest, status: number): boolean {
  return !readingMethods.has(request.method) || (request.routeOptions.config.tellsOfWrites === true && status < 400);
}
