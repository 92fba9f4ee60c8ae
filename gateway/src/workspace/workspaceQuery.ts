import type { QueryResolvers } from '../generated/resolverTypes.ts';
import { findWorkspace } from './findWorkspace.ts';

export const workspace: NonNullable<QueryResolvers['workspace']> = (_root, _args, context) => findWorkspace(context);
