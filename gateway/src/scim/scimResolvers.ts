import { createScimToken } from './createScimToken.ts';
import { deleteScimToken } from './deleteScimToken.ts';

export const scimResolvers = { Mutation: { createScimToken, deleteScimToken } };
