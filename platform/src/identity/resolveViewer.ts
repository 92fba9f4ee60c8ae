import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import { DomainError, invalidField } from '../errors.ts';
import { createAccessTokens } from './accessToken.ts';
import { viewerOfClaims } from './viewerOfClaims.ts';
import { findWorkspaceOfHost } from '../workspace/hostQueries.ts';
import { reserveHost } from '../workspace/reserveHost.ts';
import {
  defaultWorkspaceId,
  isDefaultHost,
  isLoopbackAddress,
  isLoopbackName,
  isTrialHost,
  normaliseHostname,
} from '../workspace/hostRules.ts';
import { servesHost, type HostState } from '../http/hostState.ts';
import { mayAccess, type Access, type Viewer } from '../http/access.ts';
import type { Id } from '../shared/id.ts';
import { policy } from './policy.ts';
import { looksLikeApiToken } from './apiToken/apiTokenText.ts';
import { viewerOfApiToken } from './apiToken/viewerOfApiToken.ts';

const hostCacheSize = 10_000;
/** Hosts change hands rarely; a new workspace answers at once, as misses and reservations are not kept. */
const hostCacheMs = 10_000;

/** Finds workspace and viewer of each request before its body is read, and enforces `config.access`. */
export function resolveViewer(app: FastifyInstance, { config, db, clock }: Deps): void {
  const tokens = createAccessTokens(config.tokenSecret, clock);
  const workspaces = new LRUCache<string, number>({ max: hostCacheSize, ttl: hostCacheMs });

  app.decorateRequest('workspaceId', 0);
  app.decorateRequest('workspaceHost', '');
  app.decorateRequest('hostState', 'real');
  app.decorateRequest('viewer', null);

  app.addHook('onRequest', async (request) => {
    const access = accessOf(request);
    if (access === undefined || access === 'infrastructure') {
      return;
    }
    const hostname = normaliseHostname(request.host);
    if (hostname === null || hasTwoHosts(request.raw.rawHeaders)) {
      throw invalidField('host', 'The host of the request is not a host name');
    }
    request.workspaceHost = hostname;
    const { workspaceId, state } = await workspaceOf(hostname, request.ip);
    if (!servesHost(request.routeOptions.config.hosts, state)) {
      throw new DomainError('NOT_FOUND', { message: 'There is no workspace at this host' });
    }
    request.workspaceId = workspaceId;
    request.hostState = state;
    // Nobody's token but that of the provider itself counts there.
    request.viewer = access === 'identityProvider' ? null : await viewerOf(request);
    if (!mayAccess(access, request.viewer)) {
      throw new DomainError(request.viewer === null ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    }
  });

  // After the body was found to be one: nonsense reserves nothing.
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.reservesHost && request.hostState === 'unclaimed') {
      request.workspaceId = await reserveHost(db, request.workspaceHost, clock());
      request.hostState = 'reserved';
    }
  });

  async function workspaceOf(hostname: string, address: string): Promise<{ workspaceId: Id; state: HostState }> {
    const served = servesByDefault(hostname, address);
    const key = `${served} ${hostname}`;
    const known = workspaces.get(key);
    if (known !== undefined) {
      return { workspaceId: known, state: 'real' };
    }
    const found = await findWorkspaceOfHost(db, hostname);
    if (found === null && !served && isTrialHost(hostname, config.trialDomains)) {
      return { workspaceId: 0, state: 'unclaimed' };
    }
    if (found?.isReserved) {
      return { workspaceId: found.workspaceId, state: 'reserved' };
    }
    const workspaceId = found?.workspaceId ?? (served ? defaultWorkspaceId : undefined);
    if (workspaceId === undefined) {
      throw new DomainError('NOT_FOUND', { message: 'There is no workspace at this host' });
    }
    workspaces.set(key, workspaceId);
    return { workspaceId, state: 'real' };
  }

  /** Loopback names mean this server only to those on the same machine; from elsewhere they are made up. */
  function servesByDefault(hostname: string, address: string): boolean {
    return (
      isDefaultHost(hostname, config.defaultHosts) ||
      (isLoopbackName(hostname) && (config.environment === 'dev' || isLoopbackAddress(address)))
    );
  }

  async function viewerOf(request: FastifyRequest): Promise<Viewer | null> {
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (bearer !== undefined && looksLikeApiToken(bearer)) {
      const { workspaceId } = request;
      return workspaceId === 0 ? null : viewerOfApiToken(db, workspaceId, { token: bearer, now: clock() });
    }
    const claims = bearer === undefined ? null : await tokens.verify(bearer);
    if (claims === null || request.workspaceId === 0 || claims.workspaceId !== request.workspaceId) {
      return null;
    }
    return viewerOfClaims(db, claims, clock());
  }
}

/** Below these everything needs a token, what is not there as well: nobody learns the paths by trying (REST-81, OP-101). */
const securedPath = /^\/(api\/v1\/secured|analytics-api|upload-api)(\/|$)/i;

const accessOf = (request: FastifyRequest): Access | undefined =>
  request.is404 && securedPath.test(pathOf(request.url))
    ? policy.askForUnknownPath
    : request.routeOptions.config.access;

/** The path as the router reads it; one that cannot be decoded belongs to no route. */
function pathOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Of two hosts Node keeps the first; a proxy in between may have gone by the other. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') {
      hosts += 1;
    }
  }
  return hosts > 1;
}
