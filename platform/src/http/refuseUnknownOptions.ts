import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { invalidField } from '../errors.ts';

/** Parameters that say whether and how a write takes effect; each is taken by some routes. */
export const writeOptions = [
  'dryRun',
  'forceUpdate',
  'force',
  'autoSave',
  'handOverTo',
  'everywhere',
  'createTime',
  'askGrading',
  'regrade',
  'givePoint',
  'fromNowOn',
] as const;

/** What other platforms call a dry run; no route takes them. */
const namesOfTrials = [
  'validateOnly',
  'validationOnly',
  'checkOnly',
  'onlyCheck',
  'simulate',
  'preview',
  'noop',
  'whatIf',
];

/** Writes in any spelling: `dryrun`, `dry_run` and `DRY-RUN` mean the same. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');

const known = new Set([...writeOptions, ...namesOfTrials].map(plain));

/**
 * Refuses writes with a parameter that would change what they do where the route does not take it (OP-140): anyone who asks for a trial, or
 * for a condition, must not get a write without it. Any other parameter that is not known is ignored, as on reads.
 */
export function refuseUnknownOptions(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const { method, routeOptions } = request;
    const { access } = routeOptions.config;
    // SCIM has its own answers, and what is not for callers has no parameters.
    if (method === 'GET' || method === 'HEAD' || access === 'identityProvider' || access === 'infrastructure') {
      return;
    }
    const taken = parametersOf(request);
    const unknown = Object.keys(request.query as object).find((name) => !taken.has(name) && known.has(plain(name)));
    if (unknown !== undefined) {
      throw invalidField(unknown, `\`${unknown}\` is not offered here, and nothing was changed`);
    }
  });
}

function parametersOf({ routeOptions }: FastifyRequest): ReadonlySet<string> {
  const { querystring } = routeOptions.schema ?? {};
  return new Set(querystring instanceof z.ZodObject ? Object.keys(querystring.shape) : []);
}
