import type { QueryResolvers } from '../generated/resolverTypes.ts';
import { RestError } from '../rest/RestError.ts';
import { getPublicWorkspaces } from './workspaceApi.ts';
import { isTrialHost, trialDays } from './workspaceMappers.ts';

/** OP-48: what a UUID host without a workspace offers. The platform knows no host below domains that are not open to trials. */
export const trialOffer: NonNullable<QueryResolvers['trialOffer']> = async (_root, _args, context) => {
  if (!isTrialHost(context.host)) return null;
  try {
    return (await getPublicWorkspaces(context.rest)).content.length === 0 ? { days: trialDays } : null;
  } catch (error) {
    if (error instanceof RestError && error.status === 404) return null;
    throw error;
  }
};
