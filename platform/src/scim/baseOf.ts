import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { scimPrefix } from './scimSchemas.ts';

/** The address of the service, as the provider knows it. */
export const baseOf = (
  { publicUrlPattern }: Pick<Config, 'publicUrlPattern'>,
  { workspaceHost }: Pick<FastifyRequest, 'workspaceHost'>,
): string => `${publicUrlPattern.replace('{hostname}', workspaceHost).replace(/\/+$/, '')}${scimPrefix}`;
