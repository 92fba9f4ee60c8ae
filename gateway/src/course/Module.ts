import type { ModuleResolvers } from '../generated/resolverTypes.ts';
import { moduleOfViewer, pick } from '../lecture/ofViewer.ts';

export const Module: ModuleResolvers = {
  totalPoints: (module, _args, context) => pick(moduleOfViewer(module, context), ({ totalPoints }) => totalPoints),
  progress: (module, _args, context) => pick(moduleOfViewer(module, context), ({ progress }) => progress),
};
