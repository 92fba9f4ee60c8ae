/** The host that a request calls: it decides the workspace, so everything in the gateway reads it here and nowhere else. */
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** A host name in lower case, or an IP address without brackets; never with a port. */
    callerHost: string;
  }
}

const hostPattern = /^(?:([a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?)\.?|\[([\da-f:.]{2,45})\])(?::\d{1,5})?$/;

/**
 * Without port, brackets and the dot that ends an absolute name. Null for what is no host: two readers of `a,b` or `a@b` could take
 * it for different hosts.
 */
export function normaliseHost(host: string): string | null {
  const [, name, address] = hostPattern.exec(host.toLowerCase()) ?? [];
  return name ?? address ?? null;
}

/** Whether a header comes once at most: of several `Host` lines Node reads the first, another reader may take the last (RFC 9112, 3.2). */
function isSingle(name: string, rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const given = rawHeaders[i];
    if (given?.length === name.length && given.toLowerCase() === name) count += 1;
  }
  return count < 2;
}

/** Refuses requests without a usable host, or with several, with 400. */
export const callerHost = fastifyPlugin(async (app) => {
  app.decorateRequest('callerHost', '');
  app.addHook('onRequest', (request, _reply, done) => {
    const host = isSingle('host', request.raw.rawHeaders) ? normaliseHost(request.host ?? '') : null;
    if (host === null) throw Object.assign(new Error('The header Host must name one host'), { statusCode: 400 });
    request.callerHost = host;
    done();
  });
});
