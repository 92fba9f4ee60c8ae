import type { Id } from '../../shared/id.ts';

/** What a sentence of the audit log may name, and lead to. */
export const thingKinds = ['PERSON', 'COURSE', 'CAMPAIGN', 'GROUP', 'JOB', 'CERTIFICATE'] as const;
export type ThingKind = (typeof thingKinds)[number];

/** Something that a sentence names. */
export interface Thing {
  readonly kind: ThingKind;
  readonly id: Id | string;
}

/** What things are called. */
export interface Names {
  /** Its name, null for what has none or left none; and whether it is still there. */
  readonly of: (thing: Thing) => { readonly name: string | null; readonly here: boolean };
}

/** A piece of a sentence. */
export interface SentencePart {
  readonly text: string;
  /** What the text names; null for the words between. */
  readonly kind: ThingKind | null;
  /** Its id, by which it opens; null for words, and for what is gone. */
  readonly id: string | null;
}

/** How the work of a job ended, or how far it is. */
export interface JobOutcome {
  readonly state: string;
  readonly done: number;
  readonly unchanged: number;
  readonly refused: number;
  /** Of a personnel sync that changed nothing: how many would lose their access, which nobody has confirmed. */
  readonly unconfirmedDepartures?: number;
}

/** What of an entry its sentence is made of. */
export interface LoggedEntry {
  readonly time: Date;
  readonly action: string;
  readonly actorId: Id | null;
  readonly subjectId: Id | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly jobId: Id | null;
  /** Of the entry that stands for a job. */
  readonly outcome: JobOutcome | null;
}
