import type { FastifyInstance, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Access } from './access.ts';
import type { ErrorCode } from '../errors.ts';
import type { FurtherRules } from './everyFault.ts';
import type { HostState } from './hostState.ts';
import { errorResponses, type ErrorStatus } from './errorBody.ts';
import { policy } from './policy.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; every route states it. */
    access?: Access;
    /** The parts of a multipart body, which the route reads and checks itself as they come, for the document. */
    parts?: z.ZodObject;
    /** Refusals of the catalogue for members of the body that do not fit, by the name of the member; INVALID for every other. */
    fieldRefusals?: Readonly<Record<string, ErrorCode>>;
    /** Rules beyond the schema of the body, so that a refusal tells all at once. */
    furtherRules?: FurtherRules;
    /** Whether a call counts against the limit of sign-ins and registrations per address; a function decides when its body is read. */
    countsAsSignIn?: boolean | ((request: FastifyRequest) => boolean);
    /** At which hosts the route answers; where absent, at those of workspaces that are in use (OP-48). */
    hosts?: HostState;
    /** Whether a call at a UUID host that nobody has asked for reserves it; needs `hosts: 'unclaimed'`. */
    reservesHost?: boolean;
    /** Whether a call at a host without a workspace in use counts against the limit of new workspaces per address. */
    countsAsTrial?: boolean;
    /** A file for everyone: no workspace is looked up for it, but it counts against the limit per address. */
    isAsset?: boolean;
  }
}

const contentTypesOfPatch = ['application/json', 'application/merge-patch+json'];

/**
 * Completes each route: refuses to start when a route does not declare who may call it, adds the error answers that follow
 * from that rule and from its body, and the content types of PATCH (OP-14). Routes below `assetPrefixes` are files that
 * plugins serve, open to everyone.
 */
export function routeDefaults(app: FastifyInstance, assetPrefixes: readonly string[]): void {
  app.addHook('onRoute', (route) => {
    if (assetPrefixes.some((prefix) => route.url.startsWith(prefix))) {
      route.config = { ...route.config, access: policy.readAsset, isAsset: true };
      return;
    }
    const access = route.config?.access;
    if (access === undefined) {
      throw new Error(
        `The route ${String(route.method)} ${route.url} does not declare who may call it: set config.access.`,
      );
    }
    // SCIM has its own answers, which are no part of the document (RFC 7644).
    if (access === 'infrastructure' || access === 'identityProvider' || route.schema === undefined) {
      return;
    }
    route.schema = {
      ...route.schema,
      ...(isPatch(route) ? { consumes: contentTypesOfPatch } : {}),
      response: {
        ...errorResponses(...statusesOf(access), ...(route.schema.body === undefined ? [] : statusesOfBodies)),
        ...(route.schema.response as object | undefined),
      },
    };
  });
}

/** A body can be too large, and of a type that nobody reads. */
const statusesOfBodies: readonly ErrorStatus[] = [413, 415];

function statusesOf(access: Access): ErrorStatus[] {
  const always: ErrorStatus[] = [400, 404, 429, 500, 503];
  switch (access) {
    case 'infrastructure':
    case 'identityProvider':
    case 'client':
      return [429, 500, 503];
    case 'public':
      return always;
    default:
      return [...always, 401, 403];
  }
}

const isPatch = (route: RouteOptions): boolean => [route.method].flat().includes('PATCH');
