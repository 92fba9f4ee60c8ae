/** Where packages of others run: an origin of its own, on a host of its own, whose scripts reach nothing of ours. */
import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { normaliseHost } from './http/callerHost.ts';

/**
 * The host for content of everything that runs on this machine. Browsers resolve it without DNS, and let no host below `localhost` set
 * cookies for another (ADR 0052).
 */
const ownMachineHost = 'content.localhost';

const isOwnMachine = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);

/** What the configuration names; else `content.localhost` for hosts of this machine, and any other host at a port of its own. */
export function contentOriginOf(
  { protocol, hostname }: Pick<FastifyRequest, 'protocol' | 'hostname'>,
  { contentOrigin, contentPort }: Pick<Config, 'contentOrigin' | 'contentPort'>,
): string {
  if (contentOrigin !== undefined) return contentOrigin;
  const host = isOwnMachine(normaliseHost(hostname) ?? '') ? ownMachineHost : hostname;
  return `${protocol === 'https' ? 'https' : 'http'}://${host}:${contentPort}`;
}

/** Whether the content of a workspace's host is served at a host that was called. Hosts are named as {@link normaliseHost} gives them. */
export function servesContentOf(
  { called, workspace }: { readonly called: string; readonly workspace: string },
  contentOrigin: string | undefined,
): boolean {
  if (contentOrigin !== undefined) return isContentHost(called, contentOrigin);
  return isOwnMachine(workspace) ? called === ownMachineHost : called === workspace;
}

/** Whether the origin for content answers at a host at all: never at one that pages of the application are known to have. */
export const isContentHost = (called: string, contentOrigin: string | undefined): boolean =>
  contentOrigin === undefined
    ? called === ownMachineHost || !isOwnMachine(called)
    : called === normaliseHost(new URL(contentOrigin).host);

/** Whether one origin has the content of many workspaces. */
export const isShared = (called: string, contentOrigin: string | undefined): boolean =>
  contentOrigin !== undefined || called === ownMachineHost;
