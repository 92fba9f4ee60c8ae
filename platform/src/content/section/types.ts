/**
 * The section types: the one list of them. A new type is a file beside this one and its line in `innerKinds`; whatever reads, keeps,
 * answers or documents sections follows from it.
 */
import type { Id } from '../../shared/id.ts';
import { accordion } from './accordion.ts';
import { additionalInfo } from './additionalInfo.ts';
import { audio } from './audio.ts';
import { branchOf, type Branch, type BranchKind } from './branch.ts';
import { button } from './button.ts';
import { dialog } from './dialog.ts';
import { embed } from './embed.ts';
import { examples } from './examples.ts';
import { file } from './file.ts';
import { imageText } from './imageText.ts';
import { important } from './important.ts';
import { pdf } from './pdf.ts';
import { question } from './question.ts';
import { richText } from './richText.ts';
import { sectionRequestOf, sectionResponseOf } from './sectionSchemas.ts';
import type { AnySectionKind, SectionKind } from './sectionKind.ts';
import type { UnknownContent } from './unknown.ts';
import { videoText } from './videoText.ts';
import type { ReceivedQuestion } from '../question/questionSchemas.ts';

/** Every inner type that may stand anywhere. */
const innerKinds = [
  richText,
  pdf,
  audio,
  file,
  embed,
  important,
  additionalInfo,
  examples,
  dialog,
  imageText,
  videoText,
  accordion,
  button,
  question,
] as const;

type InnerKind = (typeof innerKinds)[number];

const branch: BranchKind = branchOf({
  request: sectionRequestOf<ReceivedInnerSection>(innerKinds, { id: 'InnerSectionRequest', refused: ['BRANCH'] }),
  response: sectionResponseOf(innerKinds, 'InnerSection'),
});

const kinds: readonly AnySectionKind[] = [...innerKinds, branch];

const kindsByType: ReadonlyMap<string, AnySectionKind> = new Map(kinds.map((kind) => [kind.type, kind]));

/** The names of all types, as they are stored. */
export const sectionTypeNames: readonly string[] = [...kindsByType.keys()];

/** The kind of an inner type as it is stored; undefined for one that this version does not know. */
export const sectionKind = (type: string): AnySectionKind | undefined => kindsByType.get(type);

/** A section as an author sends it (SEC-01…SEC-16, OP-19, OP-100). Unknown members are ignored. */
export const sectionRequestSchema = sectionRequestOf<ReceivedSection>(kinds, { id: 'SectionRequest' });

/** A section as it is answered. */
export const sectionResponseSchema = sectionResponseOf(kinds, 'Section');

type ReceivedOf<Kind> =
  Kind extends SectionKind<infer Type, infer Received, infer _Stored, infer _Wire>
    ? { readonly type: Type; readonly content: Received }
    : never;
type StoredOf<Kind> =
  Kind extends SectionKind<infer Type, infer _Received, infer Stored, infer _Wire>
    ? { readonly type: Type; readonly content: Stored }
    : never;
type WireOf<Kind> =
  Kind extends SectionKind<infer Type, infer _Received, infer _Stored, infer Wire>
    ? { readonly type: Type; readonly content: Wire }
    : never;

export type InnerContent = StoredOf<InnerKind> | UnknownContent;
export type JsonContent = InnerContent | { readonly type: 'BRANCH'; readonly content: Branch<InnerSection> };

/** Outer types TEXT and HTML carry a string, JSON an inner type with its content, SCROLL and BUTTON are dividers (OP-19). */
type OuterOf<Content> =
  | { readonly type: 'TEXT' | 'HTML'; readonly content: string }
  | { readonly type: 'SCROLL' | 'BUTTON'; readonly content: null }
  | { readonly type: 'JSON'; readonly content: Content };

interface Identified {
  readonly id: Id;
  /** Questions shown in it, without those that it has a place for. */
  readonly questionIds: readonly Id[];
}

/** A section as it is stored, inside of a branch. */
export type InnerSection = Identified & OuterOf<InnerContent>;
/** A section as it is stored. Questions are named by id. */
export type Section = Identified & OuterOf<JsonContent>;

interface Received {
  readonly id?: Id | null | undefined;
  readonly clientKey?: string | null | undefined;
  readonly questionIndexes?: readonly number[] | null | undefined;
  readonly questionAnswers?: readonly ReceivedQuestion[] | null | undefined;
}

type ReceivedContent = ReceivedOf<InnerKind> | UnknownContent;

export type ReceivedInnerSection = Received & OuterOf<ReceivedContent>;
export type ReceivedSection = Received &
  OuterOf<ReceivedContent | { readonly type: 'BRANCH'; readonly content: Branch<ReceivedInnerSection> }>;

/** A section on the wire (SEC-01…SEC-03, OP-19). `Question` is what the reader may see of a question. */
export type SectionWire<Question> = {
  readonly id: Id;
  /** From 1: in the lecture, or in the option of a branch. */
  readonly number: number;
  readonly questionAnswers: readonly Question[];
} & OuterOf<
  | WireOf<InnerKind>
  | { readonly type: 'BRANCH'; readonly content: Branch<SectionWire<unknown>> }
  | { readonly type: string; readonly content: unknown }
>;
