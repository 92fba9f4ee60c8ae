import type { Policy } from '../http/access.ts';

/** Anyone who is signed in may listen; what they may listen to is decided topic by topic, by the room that it belongs to. */
export const policy = { listen: 'learner' } as const satisfies Policy;
