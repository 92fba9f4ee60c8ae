import type { ScormVersion } from './protocol.ts';
import { openBare, type RuntimeApi } from './runtime.ts';

export type ConformanceRuntime = RuntimeApi;

/** The player's own run-time with a state given as a tree, for the steps of `npm run conformance:scorm`. */
export function openConformanceRuntime(version: ScormVersion, initialState: object): ConformanceRuntime {
  return openBare(version, flattened(initialState));
}

function flattened(tree: object, prefix = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(tree) as [string, unknown][]) {
    if (typeof value === 'object' && value !== null) Object.assign(flat, flattened(value, `${prefix}${name}.`));
    else flat[`${prefix}${name}`] = String(value);
  }
  return flat;
}
