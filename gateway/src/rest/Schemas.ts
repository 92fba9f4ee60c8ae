import type { components } from './generated/platform.ts';

/** What the platform's document gives a name: what it answers and what it takes. */
export type Schemas = components['schemas'];
