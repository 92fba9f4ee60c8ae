/** Where packages of others run: an origin of its own, whose scripts reach nothing of ours. */
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** The same host at a port of its own, unless the configuration names another. */
export const contentOriginOf = (
  { protocol, hostname }: Pick<FastifyRequest, 'protocol' | 'hostname'>,
  { contentOrigin, contentPort }: Pick<Config, 'contentOrigin' | 'contentPort'>,
): string => contentOrigin ?? `${protocol === 'https' ? 'https' : 'http'}://${hostname}:${contentPort}`;
