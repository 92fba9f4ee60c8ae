import type { Policy } from '../http/access.ts';

/** Who may decide how long things are kept. */
export const policy = {
  readRetention: 'admin',
  changeRetention: 'admin',
  previewRetention: 'admin',
} as const satisfies Policy;
