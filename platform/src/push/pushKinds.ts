import type { PushMutedTable } from '../db/schema.ts';

/** What a notice tells of. */
export type PushKind = PushMutedTable['kind'];

/** Each kind by its name on the wire. */
export const pushKinds = {
  certificate: 'CERTIFICATE',
  achievement: 'ACHIEVEMENT',
  due: 'DUE',
  reply: 'REPLY',
  question: 'QUESTION',
  enrolment: 'ENROLMENT',
} as const satisfies Record<string, PushKind>;
