import type { ModuleResolvers } from '../generated/resolverTypes.ts';
import { moduleOfViewer, orOpen, pick } from '../lecture/ofViewer.ts';

export const Module: ModuleResolvers = {
  totalPoints: (module, _args, context) =>
    pick(orOpen(moduleOfViewer(module, context), module), ({ totalPoints }) => totalPoints),
  progress: (module, _args, context) => pick(moduleOfViewer(module, context), ({ progress }) => progress),
};
