import type { Resolvers } from '../generated/resolverTypes.ts';
import { exportData } from './exportData.ts';

export const exportResolvers = { Mutation: { exportData } } satisfies Resolvers;
