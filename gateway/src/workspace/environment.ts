import type { Environment, QueryResolvers } from '../generated/resolverTypes.ts';

const environments = { production: 'PRODUCTION', staging: 'STAGING', dev: 'DEV' } as const satisfies Record<
  string,
  Environment
>;

/** The kind of this installation (OP-87). */
export const environment: NonNullable<QueryResolvers['environment']> = (_root, _args, context) =>
  environments[context.environment];
