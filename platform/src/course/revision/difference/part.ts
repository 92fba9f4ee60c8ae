/** What a course consists of, flat: each part with where it stands and what is its own, without the parts in it. */
import type { GamificationItem, LectureBody, OutlineModule } from '../../../content/content.ts';
import { questionName } from '../../../content/question/questionName.ts';
import type { Question } from '../../../content/question/question.ts';
import type { Section } from '../../../content/section/types.ts';
import { canonicalJson } from '../../../shared/canonicalJson.ts';
import type { Id } from '../../../shared/id.ts';
import { memoized } from '../../../shared/memoized.ts';
import { plainText } from '../../../shared/plainText.ts';

export const partKinds = ['COURSE', 'MODULE', 'LECTURE', 'SECTION', 'QUESTION', 'ACHIEVEMENT'] as const;

export type PartKind = (typeof partKinds)[number];

/** What holds a part: a module or a lecture. */
export interface Place {
  readonly id: Id;
  readonly name: string;
}

export interface Part {
  readonly kind: PartKind;
  readonly id: Id;
  /** What it is called: of a question its words, of a section its first ones. */
  readonly name: string;
  /** Of a section. */
  readonly sectionType: string | null;
  /** The list that it stands in: parts of the same list are in order. */
  readonly list: string;
  readonly module: Place | null;
  readonly lecture: Place | null;
  /** What can be changed of it, by name. */
  readonly own: Readonly<Record<string, unknown>>;
  /** `own` as text: equal for equal parts. */
  readonly ownText: string;
}

const longestName = 200;

const partOf = (part: Omit<Part, 'ownText'>): Part => ({ ...part, ownText: canonicalJson(part.own) });

const placeOf = ({ id, name }: Place): Place => ({ id, name });

export const moduleParts = (modules: readonly OutlineModule[]): readonly Part[] => modules.map(modulePart);

const modulePart = memoized((module: OutlineModule): Part => {
  const { id, name, description, availableFromTime, moduleStartDate, durationMinutes } = module;
  return partOf({
    kind: 'MODULE',
    id,
    name,
    sectionType: null,
    list: 'modules',
    module: null,
    lecture: null,
    own: { name, description, availableFromTime, moduleStartDate, durationMinutes },
  });
});

/** Of one module. A course that is saved again and again names most of its modules again and again, hence memoized. */
export const lectureParts: (module: OutlineModule) => readonly Part[] = memoized((module) =>
  module.lectures.map((lecture) => {
    const { id, name, description, durationMinutes, headerCover, navigationMode, mediaSource, questionBank } = lecture;
    return partOf({
      kind: 'LECTURE',
      id,
      name,
      sectionType: null,
      list: `lectures of ${module.id}`,
      module: placeOf(module),
      lecture: null,
      own: { name, description, durationMinutes, headerCover, navigationMode, mediaSource, questionBank },
    });
  }),
);

/** The same with their sections and questions as one member. */
export const lecturePartsWithContent = (module: OutlineModule): readonly Part[] =>
  lectureParts(module).map((part, index) =>
    partOf({ ...part, own: { ...part.own, content: { hash: module.lectures[index]?.bodyHash } } }),
  );

/** Sections and questions of a lecture. */
export const contentParts = (module: Place, lecture: Place, body: LectureBody): readonly Part[] => {
  const where = { module: placeOf(module), lecture: placeOf(lecture) };
  return [
    ...sectionParts(body.sections, `sections of ${lecture.id}`, where),
    ...body.questions.map((question) => questionPart(question, `questions of ${lecture.id}`, where)),
  ];
};

type Where = Pick<Part, 'module' | 'lecture'>;

/** The sections of a branch are one list through all its options, as options have no ids: how they are split is the branch's own. */
function sectionParts(sections: readonly Section[], list: string, where: Where): readonly Part[] {
  return sections.flatMap((section) => {
    const { type, content, inside } = contentOf(section);
    const part = partOf({
      kind: 'SECTION',
      id: section.id,
      name: firstText(content).slice(0, longestName),
      sectionType: type,
      list,
      ...where,
      own: { type, content, questions: section.questionIds },
    });
    return [part, ...sectionParts(inside, `sections in ${section.id}`, where)];
  });
}

/** All sections of a lecture, those of branches behind them. */
export const withInner = (sections: readonly Section[]): readonly Section[] =>
  sections.flatMap((section) => [section, ...withInner(contentOf(section).inside)]);

function contentOf(section: Section): {
  readonly type: string;
  readonly content: unknown;
  readonly inside: readonly Section[];
} {
  if (section.type !== 'JSON') {
    return { type: section.type, content: section.content, inside: [] };
  }
  if (section.content.type !== 'BRANCH') {
    return { type: section.content.type, content: section.content.content, inside: [] };
  }
  const { options } = section.content.content;
  return {
    type: 'BRANCH',
    content: options.map(({ title, sections }) => ({ title, sections: sections.length })),
    inside: options.flatMap(({ sections }) => sections),
  };
}

/** The first words in it, as plain text. */
function firstText(content: unknown): string {
  if (typeof content === 'string') {
    return isAddress(content) ? '' : plainText(content);
  }
  if (typeof content !== 'object' || content === null) {
    return '';
  }
  for (const member of Object.values(content)) {
    const text = firstText(member);
    if (text !== '') {
      return text;
    }
  }
  return '';
}

const isAddress = (text: string): boolean => /^(https?:\/)?\/\S*$/.test(text);

function questionPart(question: Question, list: string, where: Where): Part {
  const { id, type, question: words, answer, correctAnswer, explanation, weight, wrongLimit } = question;
  return partOf({
    kind: 'QUESTION',
    id,
    name: questionName(question),
    sectionType: null,
    list,
    ...where,
    own: { type, question: words, answer, correctAnswer, explanation, weight, wrongLimit },
  });
}

export const achievementParts = (items: readonly GamificationItem[]): readonly Part[] =>
  items.map(({ id, ...own }) =>
    partOf({
      kind: 'ACHIEVEMENT',
      id,
      name: own.name,
      sectionType: null,
      list: 'achievements',
      module: null,
      lecture: null,
      own,
    }),
  );
