import type { FastifyRequest } from 'fastify';

/** How a request stands in the log: by its route pattern, never by its address, headers or body. */
export const loggedRequest = ({
  id,
  method,
  routeOptions,
}: Pick<FastifyRequest, 'id' | 'method' | 'routeOptions'>): { id: string; method: string; route: string } => ({
  id,
  method,
  route: routeOptions.url ?? 'none',
});
