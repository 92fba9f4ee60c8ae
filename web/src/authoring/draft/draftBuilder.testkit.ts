/** Courses for tests: small ones by hand, and arbitrary ones with arbitrary operations for property tests. */
import * as fc from 'fast-check';
import type { AchievementDraft, CourseDraft, CourseFields, LectureDraft, ModuleDraft, NewKey } from './courseDraft.ts';
import { lecturesOf } from './findNode.ts';
import { keysIn } from './keysIn.ts';
import { isRefused, applyOperation } from './applyOperation.ts';
import type { Change } from './change.ts';
import type { NewNodes, Operation, Place } from './operation.ts';
import type { QuestionContent, QuestionDraft } from './questionDraft.ts';
import type { SectionContent, SectionDraft } from './sectionDraft.ts';

/** Keys that count: `k1`, `k2` … */
export function countedKeys(prefix = 'k'): NewKey {
  let count = 0;
  return () => `${prefix}${(count += 1)}`;
}

export const courseFields: CourseFields = {
  name: 'Botany',
  description: '<p>Plants.</p>',
  miniDescription: '',
  type: 'NORMAL',
  published: false,
  template: false,
  voucherActivated: false,
  certifiable: false,
  anonymousAllowed: false,
  preEnrollAllowed: false,
  forumEnabled: false,
  sequentialProgress: false,
  imageUrl: null,
  videoUrl: null,
  externalUrl: null,
  durationMinutes: null,
  startTime: null,
  availableFromTime: null,
  availableUntilTime: null,
  passingPercent: 100,
  certificateMonths: null,
  tags: ['green'],
  metadata: { language: 'en', avatars: [], dynamicContentHeight: false, fixedContentHeight: null },
  customMetadata: null,
  decisionTree: null,
};

export const aQuestion = (key: string, more: Partial<QuestionDraft> = {}): QuestionDraft => ({
  key,
  text: `Question ${key}`,
  weight: 1,
  wrongLimit: 0,
  explanation: null,
  content: { type: 'singleChoice', list: false, options: ['Yes', 'No'], optionIds: [1, 2], correctPosition: 1 },
  ...more,
});

export const aSection = (key: string, content: SectionContent, more: Partial<SectionDraft> = {}): SectionDraft => ({
  key,
  content,
  questions: [],
  ...more,
});

export const aLecture = (key: string, more: Partial<LectureDraft> = {}): LectureDraft => ({
  key,
  content: { sections: [], questions: [] },
  ...more,
  fields: {
    name: `Lecture ${key}`,
    description: '',
    durationMinutes: null,
    headerImageUrl: null,
    mediaSource: null,
    navigationMode: 'NEXT_BUTTON',
    questionBank: null,
    ...more.fields,
  },
});

export const aModule = (
  key: string,
  lectures: readonly LectureDraft[],
  more: Partial<ModuleDraft> = {},
): ModuleDraft => ({
  key,
  lectures,
  ...more,
  fields: {
    name: `Module ${key}`,
    description: '',
    availableFromTime: null,
    startTime: null,
    durationMinutes: null,
    ...more.fields,
  },
});

export const aCourse = (modules: readonly ModuleDraft[], more: Partial<CourseDraft> = {}): CourseDraft => ({
  modules,
  achievements: [],
  ...more,
  fields: { ...courseFields, ...more.fields },
});

/** The draft after operations that are not refused. */
export function afterOperations(draft: CourseDraft, ...operations: readonly Operation[]): CourseDraft {
  return operations.reduce((before, operation) => done(before, operation).draft, draft);
}

/** The change of an operation that is not refused. */
export function done(draft: CourseDraft, operation: Operation): Change {
  const result = applyOperation(draft, operation);
  if (isRefused(result)) {
    throw new Error(`${operation.type} was refused: ${result}`);
  }
  return result;
}

/** The change of an operation; none when it is refused. */
export function doneOrNot(draft: CourseDraft, operation: Operation): Change {
  const result = applyOperation(draft, operation);
  return isRefused(result) ? { draft, patches: [], inverse: [] } : result;
}

/** What a lecture is made of, as numbers. */
const lecturePlan = fc.record({
  read: fc.boolean(),
  bank: fc.boolean(),
  weights: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 4 }),
  sections: fc.array(fc.record({ type: fc.nat(), question: fc.nat() }), { maxLength: 4 }),
});

/** Courses of up to three modules as they were read (each node with an id), keys given by `newKey`. */
export function arbitraryCourse(newKey: NewKey = countedKeys()): fc.Arbitrary<CourseDraft> {
  const modules = fc.array(fc.array(lecturePlan, { maxLength: 3 }), { minLength: 1, maxLength: 3 });
  return fc.record({ modules, achievements: fc.array(fc.nat(), { maxLength: 2 }) }).map((plan) => {
    let id = 0;
    const node = () => ({ key: newKey(), id: (id += 1) });
    const readModules = plan.modules.map((lectures) => ({
      ...aModule(
        newKey(),
        lectures.map((each) => plannedLecture(each, node)),
      ),
      id: (id += 1),
    }));
    const draft = aCourse(readModules);
    return { ...draft, achievements: plan.achievements.map((pick) => ({ ...anAchievement(draft, pick), ...node() })) };
  });
}

interface LecturePlan {
  readonly read: boolean;
  readonly bank: boolean;
  readonly weights: readonly number[];
  readonly sections: readonly { readonly type: number; readonly question: number }[];
}

function plannedLecture(plan: LecturePlan, node: () => { key: string; id: number }): LectureDraft {
  const questions = plan.weights.map((weight, at) => ({
    ...aQuestion('', { weight, content: questionContent(at) }),
    ...node(),
  }));
  const keys = questions.map((question) => question.key);
  const sections = plan.sections.map(({ type, question }) => ({
    ...someSection('', type, keys, question, node),
    ...node(),
  }));
  const weight = plan.weights[0];
  const lecture = aLecture('', { content: plan.read ? { sections, questions } : 'notRead' });
  const questionBank = plan.read && plan.bank && weight !== undefined ? { draws: [{ weight, drawCount: 1 }] } : null;
  return { ...lecture, fields: { ...lecture.fields, questionBank }, ...node() };
}

export function questionContent(pick: number): QuestionContent {
  const contents: readonly QuestionContent[] = [
    { type: 'singleChoice', list: false, options: ['A', 'B'], optionIds: [1, 2], correctPosition: 2 },
    { type: 'multipleChoice', options: ['A', 'B', 'C'], optionIds: [2, 1, 4711], correctPositions: [1, 3] },
    {
      type: 'categorization',
      items: [{ key: '1', label: 'Item 1' }],
      categories: [{ key: '1', label: 'Category 1' }],
      correctPlacement: [{ category: '1', items: ['1'] }],
    },
    { type: 'multipleAssociation', items: [], categories: [], correctPlacement: [] },
    { type: 'singleOrdering', options: ['A', 'B'], optionIds: [1, 2], correctOrder: [2, 1] },
  ];
  return contents[pick % contents.length] as QuestionContent;
}

function someSection(
  key: string,
  type: number,
  questions: readonly string[],
  pick: number,
  node: () => { key: string; id?: number },
): SectionDraft {
  const question = questions[pick % (questions.length + 1)] ?? null;
  const shown = question === null ? [] : [question];
  switch (type % 6) {
    case 0:
      return aSection(key, { type: 'text', text: 'Some text' });
    case 1:
      return aSection(key, { type: 'richText', html: '<p>Rich</p>' }, { questions: shown });
    case 2:
      return aSection(key, { type: 'question', question });
    case 3: {
      const bubbles = [{ kind: 'text', html: 'Hi' } as const, { kind: 'question', question } as const];
      const turn = { usesOwnPicture: false, side: 'LEFT', avatarUrl: null, avatarName: 'Ada', bubbles } as const;
      return aSection(key, { type: 'dialog', turns: [turn] });
    }
    case 4: {
      const inner = { ...someSection('', pick % 4, questions, pick, node), ...node() };
      return aSection(key, {
        type: 'branch',
        options: [
          { title: 'One', sections: [inner] },
          { title: 'Two', sections: [] },
        ],
      });
    }
    default:
      return aSection(key, { type: 'unknown', storedType: 'OLD', content: { a: [1, null] } });
  }
}

function anAchievement(draft: CourseDraft, pick: number): AchievementDraft {
  const lectures = lecturesOf(draft);
  const lecture = lectures[pick % (lectures.length || 1)];
  const question = lecture === undefined || lecture.content === 'notRead' ? undefined : lecture.content.questions[0];
  const common = { key: '', name: 'Prize', description: '', imageUrl: null, frame: false };
  if (question !== undefined) {
    return { ...common, condition: { type: 'QUESTIONS_ANSWERED', questions: [{ key: question.key }] } };
  }
  return lecture === undefined
    ? { ...common, condition: { type: 'QUESTIONS_ANSWERED_RATE', requiredPercent: 50 } }
    : { ...common, condition: { type: 'LECTURES_COMPLETED', lectures: [lecture.key] } };
}

/** Numbers that become an operation once it is known what there is. */
export interface Pick {
  readonly what: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly text: string;
}

export const arbitraryPick: fc.Arbitrary<Pick> = fc.record({
  what: fc.nat(),
  a: fc.nat(),
  b: fc.nat(),
  c: fc.nat(),
  text: fc.string({ maxLength: 5 }),
});

/** An operation on what stands in the draft; it may be one that is refused. */
export function pickedOperation(draft: CourseDraft, { what, a, b, c, text }: Pick, newKey: NewKey): Operation {
  const lectures = lecturesOf(draft);
  const contents = lectures.flatMap(({ content }) => (content === 'notRead' ? [] : [content]));
  const sections = contents.flatMap((content) => content.sections);
  const questions = contents.flatMap((content) => content.questions);
  const all = keysIn([...draft.modules, ...draft.achievements]);
  const module = at(draft.modules, a);
  const lecture = at(lectures, a);
  const section = at(sections, a);
  const question = at(questions, a);
  switch (what % 13) {
    case 0:
      return { type: 'setCourse', fields: { name: text, tags: [text] }, typing: 'name' };
    case 1:
      return { type: 'setModule', key: module?.key ?? '', fields: { description: text } };
    case 2:
      return { type: 'setLecture', key: lecture?.key ?? '', fields: { name: text }, typing: 'lecture name' };
    case 3:
      return { type: 'setBank', key: lecture?.key ?? '', bank: { draws: [{ weight: 1 + (b % 3), drawCount: c % 5 }] } };
    case 4: {
      const named = [at(questions, b)?.key ?? ''];
      return { type: 'setSection', key: section?.key ?? '', content: { type: 'html', html: text }, questions: named };
    }
    case 5:
      return {
        type: 'setQuestion',
        question: aQuestion(question?.key ?? '', { text, weight: 1 + (b % 3), content: questionContent(c) }),
      };
    case 6:
      return { type: 'remove', keys: [at(all, a) ?? '', at(all, b) ?? ''].slice(c % 2) };
    case 7:
      return { type: 'insert', place: pickedPlace(draft, b, c), added: pickedNodes(draft, a, newKey) };
    case 8:
    case 9:
      return { type: 'move', keys: [at(all, a) ?? ''], to: pickedPlace(draft, b, c) };
    case 10:
      return {
        type: 'move',
        keys: sections.slice(a % 3, 1 + (a % 3) + (b % 2)).map(({ key }) => key),
        to: pickedPlace(draft, 2 + (b % 2), c),
      };
    case 11: {
      const added = aQuestion(newKey(), { weight: 1 + (c % 3) });
      const kept = lecture === undefined || lecture.content === 'notRead' ? [] : lecture.content.questions.slice(b % 2);
      const shows = someSection(newKey(), b, [added.key], c, () => ({ key: newKey() }));
      return {
        type: 'setContent',
        key: lecture?.key ?? '',
        content: { sections: [shows], questions: [...kept, added] },
      };
    }
    default:
      return {
        type: 'setAchievement',
        achievement: { ...anAchievement(draft, b), key: at(draft.achievements, a)?.key ?? '' },
      };
  }
}

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % (list.length || 1)];

function pickedPlace(draft: CourseDraft, pick: number, index: number): Place {
  const lectures = lecturesOf(draft);
  const lecture = at(lectures, index)?.key ?? '';
  const branches = lectures.flatMap(({ content }) =>
    content === 'notRead' ? [] : content.sections.filter((section) => section.content.type === 'branch'),
  );
  const places: readonly Place[] = [
    { list: 'modules', at: index % 4 },
    { list: 'lectures', module: at(draft.modules, index)?.key ?? '', at: index % 3 },
    { list: 'sections', lecture, at: index % 4 },
    { list: 'option', branch: at(branches, index)?.key ?? '', option: index % 2, at: index % 2 },
    { list: 'questions', lecture, at: index % 3 },
    { list: 'achievements', at: index % 2 },
  ];
  return at(places, pick) as Place;
}

function pickedNodes(draft: CourseDraft, pick: number, newKey: NewKey): NewNodes {
  const question = aQuestion(newKey(), { weight: 1 + (pick % 3) });
  const section = someSection(newKey(), pick, [question.key], pick, () => ({ key: newKey() }));
  const lecture = aLecture(newKey(), { content: { sections: [section], questions: [question] } });
  const nodes: readonly NewNodes[] = [
    { kind: 'module', nodes: [aModule(newKey(), [lecture])] },
    { kind: 'lecture', nodes: [lecture] },
    { kind: 'section', nodes: [section], questions: [question] },
    { kind: 'question', nodes: [question] },
    { kind: 'achievement', nodes: [{ ...anAchievement(draft, pick), key: newKey() }] },
  ];
  return at(nodes, pick) as NewNodes;
}
