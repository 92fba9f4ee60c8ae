/** What a section type is to its authors. Each has one descriptor in `<type>/type.ts`; `types.ts` lists them. Learners load none of it. */
import { lazy, type ComponentType, type ReactElement, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type {
  SectionContentInput,
  SectionInput,
} from '../authoring/server/__generated__/saveCourseMutation.graphql.ts';
import type { CourseAvatar, NodeKey } from '../authoring/draft/courseDraft.ts';
import type { QuestionDraft } from '../authoring/draft/questionDraft.ts';
import type { SectionDraft } from '../authoring/draft/sectionDraft.ts';
import type { QuestionReference } from '../authoring/save/saveInput.ts';
import type { ContentFinding } from '../editing/check/contentFinding.ts';
import type { z } from '../editing/shape.ts';
import type { ShapeStep } from '../editing/shapeVersions.ts';
import type { readSection_inner$key } from './__generated__/readSection_inner.graphql.ts';
import type { SectionWords } from './sectionWords.ts';

interface TypedContent {
  readonly type: string;
}

/** What reading a section needs of the lecture around it. */
export interface ReadAround {
  /** The key of a question by its raw id; null where the lecture has it no more. */
  readonly question: (id: number | null | undefined) => NodeKey | null;
  /** A section within the option of a branch. */
  readonly inner: (section: readSection_inner$key) => SectionDraft;
}

/** What writing a section needs of the lecture around it. */
export interface WriteAround {
  readonly question: (key: NodeKey) => QuestionReference;
  readonly section: (section: SectionDraft) => SectionInput;
}

/** What drawing a section needs of the page around it. */
export interface DrawAround {
  /** Who is shown as the learner in conversations. */
  readonly learner: { readonly name: string; readonly pictureUrl?: string | null } | null;
  /** Draws a question of the lecture by its key; null where it is there no more. */
  readonly question: (key: NodeKey | null) => ReactNode;
  readonly sections: (sections: readonly SectionDraft[]) => ReactNode;
}

export interface SectionEditorProps<Content> {
  readonly content: Content;
  /** Gets the content after each change; never the same one. */
  onChange: (content: Content) => void;
  readonly around: SectionSurroundings;
}

/** What stands around a section while it is edited. */
export interface SectionSurroundings {
  /** All questions of the lecture, in order. */
  readonly questions: readonly QuestionDraft[];
  /** Who may speak in dialogs, as the course states it. */
  readonly speakers: readonly CourseAvatar[];
  setQuestion: (question: QuestionDraft) => void;
  /** Adds a new question to the lecture and gives its key. */
  addQuestion: () => NodeKey;
  /** Draws the sections of an option of this branch, counted from 0, with their handles. */
  renderOption: (option: number) => ReactNode;
}

/** The places that content has for questions of its lecture. */
export interface QuestionPlaces<Content> {
  /** In order; null for an empty one. */
  readonly of: (content: Content) => readonly (NodeKey | null)[];
  /** The same with another question in each place that has one; null empties it. */
  readonly replaced: (content: Content, next: (key: NodeKey) => NodeKey | null) => Content;
}

/** The sections that content holds. */
export interface InnerSections<Content> {
  /** In order. */
  readonly of: (content: Content) => readonly SectionDraft[];
  /** The same with another list in each place that has one. */
  readonly replaced: (
    content: Content,
    next: (sections: readonly SectionDraft[]) => readonly SectionDraft[],
  ) => Content;
}

interface Described<Content extends TypedContent, Key> {
  /** As its folder, and as its member of `SectionContentInput`. */
  readonly name: Content['type'];
  /** What authors read as its name. */
  readonly label: MessageDescriptor;
  /** What the draft holds; a copy or a draft from elsewhere is looked at with it. */
  readonly shape: z.ZodMiniType<Content>;
  /** The steps from older shapes, in their order: what was kept before a step existed is brought up by it, and by those after it. */
  readonly versions?: readonly ShapeStep[];
  /** What the gateway answers becomes content; null for what is of another type. */
  readonly read: (section: Key, around: ReadAround) => Content | null;
  readonly write: (content: Content, around: WriteAround) => SectionContentInput;
  /** In one line, for lists and trees (EDIT-20): empty where it has no words. `asked` tells the text of a question. */
  readonly summary: (content: Content, asked: (key: NodeKey | null) => string) => string;
  /** The names of its fields as their labels say them. */
  readonly fieldNames?: Readonly<Record<string, MessageDescriptor>>;
  /** For content that has places for questions; those of a section without places are listed beside it. */
  readonly questionPlaces?: QuestionPlaces<Content>;
  /** For content that holds sections. */
  readonly innerSections?: InnerSections<Content>;
  /** What is unfinished or amiss in it, apart from the sections that it holds; nothing without one. */
  readonly check?: (content: Content) => readonly ContentFinding[];
  /** By the very component that its learners will see; null where they see nothing as such. */
  readonly draw: (content: Content, around: DrawAround) => ReactElement | null;
}

interface Definition<Content extends TypedContent, Key> extends Described<Content, Key> {
  /** Loads when one is opened. */
  readonly editor: () => Promise<ComponentType<SectionEditorProps<Content>>>;
}

/** What kinds of sections there are, in the order in which they are offered. */
export const sectionGroups = ['text', 'media', 'activity', 'layout'] as const;

export type SectionGroup = (typeof sectionGroups)[number];

interface Insertable<Content> {
  /** What it is for, in one short line. */
  readonly hint: MessageDescriptor;
  readonly group: SectionGroup;
  readonly Icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** What a new one holds at first (SEC-04…SEC-16, SLIB-01). */
  readonly make: (words: SectionWords) => Content;
}

export interface SectionType<Content extends TypedContent, Key = never> extends Required<
  Omit<Described<Content, Key>, 'fieldNames' | 'questionPlaces' | 'innerSections'>
> {
  readonly questionPlaces: QuestionPlaces<Content> | null;
  readonly innerSections: InnerSections<Content> | null;
  readonly fieldNames: ReadonlyMap<string, MessageDescriptor>;
  readonly Editor: ComponentType<SectionEditorProps<Content>>;
}

export type InsertableSectionType<Content extends TypedContent, Key = never> = SectionType<Content, Key> &
  Insertable<Content>;

/** A type that authors can insert (SLIB-01). */
export const sectionType = <Content extends TypedContent, Key>({
  Icon,
  make,
  hint,
  group,
  ...definition
}: Definition<Content, Key> & Insertable<Content>): InsertableSectionType<Content, Key> => ({
  ...keptType(definition),
  Icon,
  make,
  hint,
  group,
});

/** A type that is kept and shown, and never new. */
export function keptType<Content extends TypedContent, Key>({
  editor,
  fieldNames = {},
  versions = [],
  questionPlaces,
  innerSections,
  check = () => [],
  ...described
}: Definition<Content, Key>): SectionType<Content, Key> {
  return {
    ...described,
    versions,
    questionPlaces: questionPlaces ?? null,
    innerSections: innerSections ?? null,
    check,
    fieldNames: new Map(Object.entries(fieldNames)),
    Editor: lazy(async () => ({ default: await editor() })),
  };
}

/** What is in a place after its question was replaced. */
export const replacedQuestion = (question: NodeKey | null, next: (key: NodeKey) => NodeKey | null): NodeKey | null =>
  question === null ? null : next(question);

/** A place for a question, as it is written. */
export const questionPlaceInput = (
  question: NodeKey | null,
  around: WriteAround,
): { readonly question: QuestionReference | null } => ({
  question: question === null ? null : around.question(question),
});
