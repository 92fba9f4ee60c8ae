import type { QueryResolvers } from '../generated/resolverTypes.ts';
import { getCountries } from './identityApi.ts';

export const countries: NonNullable<QueryResolvers['countries']> = (_root, _args, { rest }) => getCountries(rest);
