/** What a question type is to its authors. Each has one descriptor in `<type>/type.ts`; `types.ts` lists them. Learners load none of it. */
import { lazy, type ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { QuestionDraft } from '../authoring/draft/questionDraft.ts';
import type { QuestionContentInput } from '../authoring/server/__generated__/saveCourseMutation.graphql.ts';
import type { ContentFinding } from '../editing/check/contentFinding.ts';
import type { z } from '../editing/shape.ts';
import type { ShapeStep } from '../editing/shapeVersions.ts';
import type { CategoryAssignment, Label } from './placement/placementShape.ts';
import type { QuestionWords } from './questionWords.ts';
import type { DraftAnswer, DraftGrade } from './try/draftGrade.ts';

interface TypedContent {
  readonly type: string;
}

/** The answers of a question in a form that all types share, to turn it into one of another type (QEDIT-05, OP-60). */
export interface CommonAnswers {
  /** What is chosen, ordered or placed; the key is what explains it: its position from 1, or a key of its own. */
  readonly answers: readonly Label[];
  /** Ids of options in their order, where they have some. */
  readonly optionIds?: readonly number[];
  /** The positions that are right, from 1, of a choice; none of other types. */
  readonly right: readonly number[];
  /** Where the answers belong, of a placement. */
  readonly placed: {
    readonly categories: readonly Label[];
    readonly correctPlacement: readonly CategoryAssignment[];
  } | null;
}

/** What edits the answers of one type of question. */
export interface TypeEditorProps<Content extends TypedContent> {
  readonly question: QuestionDraft;
  /** That of the question, by its type. */
  readonly content: Content;
  readonly onChange: (next: QuestionDraft) => void;
}

/** The card that learners answer, for its author to try. */
export interface TriedProps<Content extends TypedContent> {
  readonly draft: QuestionDraft;
  readonly content: Content;
}

interface Described<Content extends TypedContent, Key> {
  /** As its folder, and as its member of `QuestionContentInput`. */
  readonly name: Content['type'];
  /** What authors read as its name. */
  readonly label: MessageDescriptor;
  /** What the draft holds; a copy or a draft from elsewhere is looked at with it. */
  readonly shape: z.ZodMiniType<Content>;
  /** The steps from older shapes, in their order: what was kept before a step existed is brought up by it, and by those after it. */
  readonly versions?: readonly ShapeStep[];
  /** What the gateway answers becomes content. */
  readonly read: (question: Key) => Content;
  readonly write: (content: Content) => QuestionContentInput;
  readonly tell: (content: Content) => CommonAnswers;
  /** One with these answers, of another type or new; there is at least one. */
  readonly make: (common: CommonAnswers, words: QuestionWords) => Content;
  /** What is unfinished or amiss in its answers. */
  readonly check: (content: Content) => readonly ContentFinding[];
  /** Whether an answer is right, for its author alone: learners are graded by the platform, by the same rule (OP-20). */
  readonly grade: (content: Content, given: DraftAnswer) => DraftGrade;
}

interface Definition<Content extends TypedContent, Key> extends Described<Content, Key> {
  /** Loads when one is opened. */
  readonly editor: () => Promise<ComponentType<TypeEditorProps<Content>>>;
  /** Loads when one is tried. */
  readonly tried: () => Promise<ComponentType<TriedProps<Content>>>;
}

export interface QuestionType<Content extends TypedContent, Key = never> extends Required<Described<Content, Key>> {
  readonly Editor: ComponentType<TypeEditorProps<Content>>;
  readonly Tried: ComponentType<TriedProps<Content>>;
}

export const questionType = <Content extends TypedContent, Key>({
  editor,
  tried,
  versions = [],
  ...described
}: Definition<Content, Key>): QuestionType<Content, Key> => ({
  ...described,
  versions,
  Editor: lazy(async () => ({ default: await editor() })),
  Tried: lazy(async () => ({ default: await tried() })),
});
