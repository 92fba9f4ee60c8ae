/** What the platform knows of a section type: how its content is read, kept and answered. */
import type { z } from 'zod';
import type { Id } from '../../shared/id.ts';
import type { Field } from './fields.ts';
import type { ReceivedSection, Section, SectionWire } from './types.ts';

/** Gives the stored id of a draft, once the platform has given one. */
export type IdOf = (draft: object) => Id;

/** A section as it was received and checked, before it and what it names have ids. */
export interface DraftSection {
  readonly id: Id | null;
  readonly clientKey: string | null;
  /** Dotted path as it was received. */
  readonly field: string;
  /** The sections in its options, when it is a branch. */
  readonly inside: readonly DraftSection[];
  readonly store: (idOf: IdOf) => Section;
}

/** Content as it was read: it is stored once what it names has ids. */
export interface DraftContent<Stored> {
  readonly inside: readonly DraftSection[];
  readonly store: (idOf: IdOf) => Stored;
}

export interface ReadContext {
  /** Dotted path of the content. */
  readonly field: string;
  /** Reads the draft of the question at a zero-based index of the lecture's list; none there is a problem of the field. */
  readonly questionAt: (index: number, field: string) => object;
  readonly readInside: (received: ReceivedSection, field: string) => DraftSection;
}

export interface ViewContext {
  /** Zero-based index of a question in the author's list (OP-19). */
  readonly indexOf: (questionId: Id) => number;
  readonly viewInside: (section: Section, place: number) => SectionWire<unknown>;
}

/** `Received` is what its request parses to, `Stored` what is kept, `Wire` what is answered. */
export interface SectionKind<Type extends string, Received, Stored, Wire> {
  /** The inner type, as it stands in `content.type` of a JSON section. */
  readonly type: Type;
  readonly request: z.ZodType<Received>;
  readonly response: z.ZodType<Wire>;
  /** Content as an author might send it, for the documentation. */
  readonly example: unknown;
  /** Members that stay as they are stored where a request leaves them out, as tools from before there were any do (OP-186). */
  readonly staying?: readonly string[];
  /** What its author has not chosen yet, by dotted paths within the content (OP-230); nothing without one. */
  readonly unfinished?: (content: Received | Stored) => readonly string[];
  readonly read: (received: Received, context: ReadContext) => DraftContent<Stored>;
  readonly view: (stored: Stored, context: ViewContext) => Wire;
  /** The questions that it has a place for, in their order. */
  readonly placed: (stored: Stored) => readonly Id[];
  /** The same with other ids for these questions: content of a copy. */
  readonly renamed: (stored: Stored, newIdOf: (questionId: Id) => Id) => Stored;
}

/** For `unfinished` of a type whose address is in this member. */
export const withoutAddress =
  <const Name extends string>(name: Name) =>
  (content: { readonly [Key in Name]: string }): readonly string[] =>
    content[name] === '' ? [name] : [];

/** A type whose content is kept as it was read and answered as it was kept. */
export function plainKind<const Type extends string, Value>(
  type: Type,
  content: Field<Value>,
  example: unknown,
  unfinished: (content: Value) => readonly string[] = () => [],
): SectionKind<Type, Value, Value, Value> {
  return {
    type,
    ...content,
    example,
    unfinished,
    read: (received) => ({ inside: [], store: () => received }),
    view: (stored) => stored,
    placed: () => [],
    renamed: (stored) => stored,
  };
}

/** Any of them: `never` stands for the content that belongs to it. */
export interface AnySectionKind {
  readonly type: string;
  readonly request: z.ZodType;
  readonly response: z.ZodType;
  readonly example: unknown;
  readonly staying?: readonly string[];
  readonly unfinished?: (content: never) => readonly string[];
  readonly read: (received: never, context: ReadContext) => DraftContent<unknown>;
  readonly view: (stored: never, context: ViewContext) => unknown;
  readonly placed: (stored: never) => readonly Id[];
  readonly renamed: (stored: never, newIdOf: (questionId: Id) => Id) => unknown;
}
