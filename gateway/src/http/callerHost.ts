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

/** Refuses requests without a usable host with 400. */
export const callerHost = fastifyPlugin(async (app) => {
  app.decorateRequest('callerHost', '');
  app.addHook('onRequest', async (request) => {
    const host = normaliseHost(request.host ?? '');
    if (host === null) throw Object.assign(new Error('The header Host names no host'), { statusCode: 400 });
    request.callerHost = host;
  });
});
