import type { FastifyRequest } from 'fastify';

/** Asked all the time by machines: not worth a log line or a span each. */
const quietRoutes: ReadonlySet<string | undefined> = new Set(['/livez', '/readyz', '/metrics']);

export const isQuiet = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean =>
  quietRoutes.has(routeOptions.url);
