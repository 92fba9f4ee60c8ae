/** From received or stored sections to drafts (SEC, OP-19, OP-64). */
import type { FieldProblems } from '../../shared/fieldProblems.ts';
import type { Id } from '../../shared/id.ts';
import type { DraftQuestion } from '../question/question.ts';
import type { DraftContent, DraftSection, ReadContext } from './sectionKind.ts';
import { sectionKind, type InnerSection, type ReceivedSection, type Section } from './types.ts';

/** What sections of one lecture are read with. */
export interface SectionContext {
  readonly problems: FieldProblems;
  /** The questions of the lecture: places for questions must point to one of them. */
  readonly questions: readonly DraftQuestion[];
  /** The sections of the lecture as they are stored, those within others too, by id; none where the whole lecture is replaced. */
  readonly stored: ReadonlyMap<Id, Section>;
  /** The questions of the lecture that a section shows. */
  readonly questionsOf: (received: ReceivedSection, field: string) => readonly DraftQuestion[];
}

/** Reads one section whose content is in order; what it names and the lecture has not is added to the problems. */
export function readSection(received: ReceivedSection, field: string, context: SectionContext): DraftSection {
  const questions = shownQuestions(received, field, context);
  const content = readContent(received, field, context);
  // A place says itself which question it shows; keeping the question beside it could contradict the place.
  const shown = hasPlaces(received) ? [] : questions;
  return draftOf({ id: received.id ?? null, clientKey: received.clientKey ?? null, field }, content, shown);
}

function shownQuestions(received: ReceivedSection, field: string, context: SectionContext): readonly object[] {
  const { questionIndexes } = received;
  if (questionIndexes == null) {
    return context.questionsOf(received, field);
  }
  const { questionAt } = readContext(field, context);
  return [...new Set(questionIndexes.map((index, place) => questionAt(index, `${field}.questionIndexes.${place}`)))];
}

/** Sections by their ids, those in the options of branches too. */
export const sectionsById = (sections: readonly Section[]): ReadonlyMap<Id, Section> =>
  new Map(sections.flatMap((section) => [section, ...sectionsWithin(section)]).map((section) => [section.id, section]));

const sectionsWithin = (section: Section): readonly Section[] =>
  section.type === 'JSON' && section.content.type === 'BRANCH'
    ? section.content.content.options.flatMap(({ sections }) => sections as readonly Section[])
    : [];

/** A stored section that is kept while the questions of its lecture change. */
export function keepSection(section: Section, field: string, context: SectionContext): DraftSection {
  const byId = new Map(context.questions.map((question) => [question.id, question]));
  for (const id of placedQuestions(section)) {
    if (!byId.has(id)) {
      context.problems.add(field, `shows the question ${id}, which is not in the lecture`);
    }
  }
  const questions = section.questionIds.map((id) => byId.get(id)).filter((question) => question !== undefined);
  return draftOf({ id: section.id, clientKey: null, field }, keptContent(section, field, context), questions);
}

/** Questions that a section has a place for, in their order. */
export function placedQuestions(section: Section): readonly Id[] {
  if (section.type !== 'JSON') {
    return [];
  }
  return sectionKind(section.content.type)?.placed(section.content.content as never) ?? [];
}

type OuterContent = Pick<Section, 'type' | 'content'>;

function draftOf(
  node: Pick<DraftSection, 'id' | 'clientKey' | 'field'>,
  content: DraftContent<OuterContent>,
  questions: readonly object[],
): DraftSection {
  const draft: DraftSection = {
    ...node,
    inside: content.inside,
    store: (idOf) => ({ id: idOf(draft), ...content.store(idOf), questionIds: questions.map(idOf) }) as Section,
  };
  return draft;
}

function readContent(received: ReceivedSection, field: string, context: SectionContext): DraftContent<OuterContent> {
  if (received.type !== 'JSON') {
    const { type } = received;
    const content = type === 'SCROLL' || type === 'BUTTON' ? null : received.content;
    return { inside: [], store: () => ({ type, content }) };
  }
  const { type, content } = received.content;
  const kind = sectionKind(type);
  if (kind === undefined) {
    return { inside: [], store: () => ({ type: 'JSON', content: received.content }) as Section };
  }
  const whole = withStaying(content, kind.staying ?? [], storedContent(received, type, context));
  for (const path of kind.unfinished?.(whole as never) ?? []) {
    context.problems.addUnfinished(`${field}.content.content.${path}`);
  }
  const { inside, store } = kind.read(whole as never, readContext(`${field}.content.content`, context));
  return { inside, store: (idOf) => ({ type: 'JSON', content: { type, content: store(idOf) } }) as Section };
}

/** What is stored of the section that is meant; null where it is new, or was of another type. */
function storedContent(received: ReceivedSection, type: string, { stored }: SectionContext): object | null {
  const before = stored.get(received.id ?? 0);
  return before?.type === 'JSON' && before.content.type === type ? (before.content.content as object) : null;
}

/** The content with those of `names` that were left out as they are stored. */
function withStaying(content: unknown, names: readonly string[], stored: object | null): unknown {
  if (names.length === 0 || stored === null) {
    return content;
  }
  const given = Object.entries(content as object).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...Object.entries(stored).filter(([name]) => names.includes(name)), ...given]);
}

function readContext(field: string, context: SectionContext): ReadContext {
  const { questions, problems } = context;
  return {
    field,
    questionAt: (index, place) => {
      const question = questions[index];
      if (question === undefined) {
        const range = `must be a whole number from 0 to ${questions.length - 1}`;
        problems.add(place, questions.length === 0 ? 'the lecture has no questions' : range);
      }
      return question ?? {};
    },
    readInside: (received, place) => readSection(received, place, context),
  };
}

function keptContent(section: Section, field: string, context: SectionContext): DraftContent<OuterContent> {
  if (section.type !== 'JSON' || section.content.type !== 'BRANCH') {
    return { inside: [], store: () => ({ type: section.type, content: section.content }) };
  }
  const options = section.content.content.options.map(({ title, sections }, index) => ({
    title,
    sections: sections.map((inside, place) =>
      keepSection(inside, `${field}.content.content.options.${index}.sections.${place}`, context),
    ),
  }));
  return {
    inside: options.flatMap(({ sections }) => sections),
    store: (idOf) => ({
      type: 'JSON',
      content: {
        type: 'BRANCH',
        content: {
          options: options.map(({ title, sections }) => ({
            title,
            sections: sections.map((inside) => inside.store(idOf) as InnerSection),
          })),
        },
      },
    }),
  };
}

function hasPlaces({ type, content }: ReceivedSection): boolean {
  return type === 'JSON' && (content.type === 'QUESTION' || content.type === 'DIALOG');
}
