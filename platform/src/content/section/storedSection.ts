/**
 * Sections as older versions stored them. Bodies never change, so that they are brought into the form of today when they are read:
 * questions named by id, no branch inside of another, unknown types under a name of their own.
 */
import { FieldProblems } from '../../shared/fieldProblems.ts';
import { readJsonTexts } from '../../shared/htmlFields.ts';
import type { JsonValue } from '../../shared/jsonValue.ts';
import type { Id } from '../../shared/id.ts';
import { sectionKind, type InnerSection, type JsonContent, type Section } from './types.ts';

/** A JSON section of any version; `content` is what the type made of it then. */
interface StoredJsonSection {
  readonly id: Id;
  readonly type: 'JSON';
  readonly content: { readonly type: string; readonly name?: string; readonly content?: unknown };
  readonly questionIds: readonly Id[];
}

export type StoredSection = Exclude<Section, { readonly type: 'JSON' }> | StoredJsonSection;

/** The section of today; none for a place whose question was gone already. `questionIds`: of the lecture, in the author's order. */
export function sectionOfToday(section: StoredSection, questionIds: readonly Id[]): readonly Section[] {
  if (section.type !== 'JSON') {
    return [section];
  }
  const content = contentOfToday(section.content, questionIds);
  return content === null ? [] : [{ ...section, content }];
}

function contentOfToday(
  { type, name, content }: StoredJsonSection['content'],
  questionIds: readonly Id[],
): JsonContent | null {
  switch (type) {
    case 'QUESTION':
      return questionPlace(content as OlderPlace, questionIds);
    case 'DIALOG':
      return { type, content: (content as readonly OlderTurn[]).map((turn) => turnOfToday(turn, questionIds)) };
    case 'BRANCH':
      return { type, content: { options: optionsOfToday(content as OlderBranch | undefined, questionIds) } };
    default:
      return sectionKind(type) === undefined
        ? { type: 'UNKNOWN', name: type === 'UNKNOWN' ? (name ?? type) : type, content: cleaned(content) }
        : ({ type, content } as JsonContent);
  }
}

/** Older versions stored some types as they came. What is nested too deep to be cleaned is left out. */
const cleaned = (content: unknown): JsonValue => readJsonTexts(content, '', new FieldProblems());

interface OlderPlace {
  /** Null where none was chosen yet (OP-230). */
  readonly questionId?: Id | null;
  readonly questionIndex?: number;
}

function questionPlace(place: OlderPlace, questionIds: readonly Id[]): JsonContent | null {
  const { questionId = questionIds[place.questionIndex ?? -1] } = place;
  return questionId === undefined ? null : { type: 'QUESTION', content: { questionId } };
}

type Dialog = Extract<JsonContent, { readonly type: 'DIALOG' }>['content'];
type Turn = Dialog[number];
type Bubble = Turn['bubbles'][number];
type OlderTurn = Omit<Turn, 'bubbles'> & {
  readonly bubbles: readonly (Bubble | { readonly type: 'question'; readonly content: string })[];
};

function turnOfToday(turn: OlderTurn, questionIds: readonly Id[]): Turn {
  const bubbles = turn.bubbles.flatMap((bubble): readonly Bubble[] => {
    if (bubble.type !== 'question' || 'questionId' in bubble) {
      return [bubble];
    }
    const questionId = questionIds[Number(bubble.content)];
    return questionId === undefined ? [] : [{ type: 'question', questionId }];
  });
  return { ...turn, bubbles };
}

interface OlderBranch {
  readonly options?: readonly { readonly title: string; readonly sections: readonly StoredSection[] }[];
}

/** OP-100: a branch inside of an option gives way to its sections, in their order. */
function optionsOfToday(branch: OlderBranch | undefined, questionIds: readonly Id[]) {
  return (branch?.options ?? []).map(({ title, sections }) => ({
    title,
    sections: sections.flatMap((section) => sectionOfToday(section, questionIds)).flatMap(withoutBranch),
  }));
}

function withoutBranch(section: Section): readonly InnerSection[] {
  return section.type === 'JSON' && section.content.type === 'BRANCH'
    ? section.content.content.options.flatMap((option) => option.sections)
    : [section as InnerSection];
}
