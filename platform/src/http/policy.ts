import type { Policy } from './access.ts';

/** What is open to anyone who reaches the server, whatever the workspace. */
export const policy = {
  operate: 'infrastructure',
  readDocument: 'infrastructure',
  readAsset: 'infrastructure',
} as const satisfies Policy;
