import type { QueryResolvers } from '../generated/resolverTypes.ts';
import { findWorkspace } from './findWorkspace.ts';
import { isTrialHost, trialDays } from './workspaceMappers.ts';

/** OP-48: what a UUID host without a workspace offers. */
export const trialOffer: NonNullable<QueryResolvers['trialOffer']> = async (_root, _args, context) => {
  if (!isTrialHost(context.host)) return null;
  return (await findWorkspace(context)) === null ? { days: trialDays } : null;
};
