import type { SentenceKey, WordKey } from './texts/sentenceTexts.ts';
import type { Thing, ThingKind, LoggedEntry } from './auditThings.ts';

/** What fills a place of a sentence: something with a name, a day, one or several words of ours, or a number. */
export type SentenceValue =
  | { readonly thing: Thing }
  | { readonly day: Date; readonly seen: Date }
  | { readonly words: readonly WordKey[] }
  | { readonly months: number }
  | number;

/** Which sentence tells an entry, and what fills it. */
export interface AuditSentence {
  readonly key: SentenceKey;
  readonly values: Readonly<Record<string, SentenceValue>>;
  /** What is said after it, each behind a dot. */
  readonly more: readonly AuditSentence[];
}

export type SentenceOf = (reader: EntryReader) => SentenceKey | AuditSentence;

/** An entry whose details are read without trust: an entry of a version before may lack any of them. */
export class EntryReader {
  readonly entry: LoggedEntry;
  constructor(entry: LoggedEntry) {
    this.entry = entry;
  }

  number(name: string): number | null {
    const value = this.entry.details[name];
    return typeof value === 'number' ? value : null;
  }

  text(name: string): string | null {
    const value = this.entry.details[name];
    return typeof value === 'string' ? value : null;
  }

  is(name: string, value: unknown): boolean {
    return this.entry.details[name] === value;
  }

  get hasPerson(): boolean {
    return this.entry.subjectId !== null;
  }

  /** Whether someone did it to themselves. */
  get isOwn(): boolean {
    return this.entry.subjectId !== null && this.entry.subjectId === this.entry.actorId;
  }

  thing(kind: ThingKind, name: string): Readonly<Record<string, SentenceValue>> {
    const id = this.number(name) ?? this.text(name);
    return { [kind.toLowerCase()]: { thing: { kind, id: id ?? 0 } } };
  }

  get person(): Readonly<Record<string, SentenceValue>> {
    return { person: { thing: { kind: 'PERSON', id: this.entry.subjectId ?? 0 } } };
  }

  get course() {
    return this.thing('COURSE', 'courseId');
  }

  get group() {
    return this.thing('GROUP', 'groupId');
  }

  get campaign() {
    return this.thing('CAMPAIGN', 'campaignId');
  }

  /** The day by which something is due; none for null. */
  get due(): Readonly<Record<string, SentenceValue>> | null {
    const time = new Date(this.text('dueTime') ?? '');
    return Number.isNaN(time.getTime()) ? null : { due: { day: time, seen: this.entry.time } };
  }
}

export const say = (
  key: SentenceKey,
  ...values: readonly Readonly<Record<string, SentenceValue>>[]
): AuditSentence => ({
  key,
  values: Object.assign({}, ...values) as AuditSentence['values'],
  more: [],
});

/** With the person where the entry names one. */
export const ofPerson =
  (known: SentenceKey, unknown: SentenceKey): SentenceOf =>
  (reader) =>
    reader.hasPerson ? say(known, reader.person) : unknown;

export const about =
  (key: SentenceKey, ...parts: readonly ('person' | 'course' | 'group' | 'campaign')[]): SentenceOf =>
  (reader) =>
    say(key, ...parts.map((part) => reader[part]));
