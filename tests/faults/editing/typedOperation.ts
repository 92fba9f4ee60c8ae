import type { CourseDraft } from '../../../web/src/authoring/draft/courseDraft.ts';
import { lecturesOf } from '../../../web/src/authoring/draft/findNode.ts';
import type { NewNodes, Operation, Place } from '../../../web/src/authoring/draft/operation.ts';
import type { QuestionDraft } from '../../../web/src/authoring/draft/questionDraft.ts';
import type { SectionDraft } from '../../../web/src/authoring/draft/sectionDraft.ts';

/** Numbers that become an operation once it is known what there is. */
export interface Pick {
  readonly what: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Gives something new: a word that stands nowhere else, and a key. */
interface Fresh {
  readonly word: () => string;
  readonly key: () => string;
}

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % (list.length || 1)];

const key = (node: { readonly key: string } | undefined): string => node?.key ?? '';

/** Something that an author may do with what stands in the draft, and that the platform takes; it may be refused by the draft. */
export function typedOperation(draft: CourseDraft, { what, a, b, c }: Pick, fresh: Fresh): Operation {
  const lectures = lecturesOf(draft);
  const contents = lectures.flatMap(({ content }) => (content === 'notRead' ? [] : [content]));
  const sections = contents.flatMap((content) => content.sections);
  const questions = contents.flatMap((content) => content.questions);
  const [module, lecture] = [at(draft.modules, a), at(lectures, a)];
  const [section, question] = [at(sections, a), at(questions, a)];
  switch (what % 12) {
    case 0:
      return { type: 'setCourse', fields: { miniDescription: fresh.word() } };
    case 1:
      return { type: 'setModule', key: key(module), fields: { name: fresh.word() } };
    case 2:
      return { type: 'setLecture', key: key(lecture), fields: { name: fresh.word() } };
    case 3:
    case 4:
      return { type: 'setSection', key: key(section), content: { type: 'text', text: fresh.word() } };
    case 5:
      return question === undefined
        ? { type: 'setCourse', fields: { description: `<p>${fresh.word()}</p>` } }
        : { type: 'setQuestion', question: { ...question, text: fresh.word(), weight: 1 + (b % 3) } };
    case 6: {
      const all = [...draft.modules.slice(1), ...lectures, ...sections, ...questions, ...draft.achievements];
      return { type: 'remove', keys: [key(at(all, a)), key(at(all, b))].slice(c % 2) };
    }
    case 7:
    case 8:
      return { type: 'insert', ...newNodes(draft, { a, b, c }, fresh) };
    case 9:
      return { type: 'move', keys: [key(section)], to: { list: 'sections', lecture: key(at(lectures, b)), at: c % 4 } };
    case 10:
      return {
        type: 'move',
        keys: [key(question)],
        to: { list: 'questions', lecture: key(at(lectures, b)), at: c % 3 },
      };
    default:
      return {
        type: 'move',
        keys: [key(lecture)],
        to: { list: 'lectures', module: key(at(draft.modules, b)), at: c % 3 },
      };
  }
}

function newNodes(
  draft: CourseDraft,
  { a, b, c }: Omit<Pick, 'what'>,
  fresh: Fresh,
): { readonly place: Place; readonly added: NewNodes } {
  const lectures = lecturesOf(draft);
  const lecture = at(lectures, b)?.key ?? '';
  const question = aQuestion(fresh);
  const [plain, asking] = [
    aSection(fresh),
    { ...aSection(fresh), content: { type: 'question', question: question.key } as const },
  ];
  const added = {
    content: { sections: [plain], questions: [] },
    key: fresh.key(),
    fields: lectureFields(fresh.word()),
  };
  switch (a % 6) {
    case 0:
      return { place: { list: 'modules', at: c % 3 }, added: { kind: 'module', nodes: [aModule(fresh)] } };
    case 1:
      return {
        place: { list: 'lectures', module: at(draft.modules, b)?.key ?? '', at: c % 3 },
        added: { kind: 'lecture', nodes: [added] },
      };
    case 2:
      return { place: { list: 'questions', lecture, at: c % 3 }, added: { kind: 'question', nodes: [question] } };
    case 3:
      return {
        place: { list: 'sections', lecture, at: c % 3 },
        added: { kind: 'section', nodes: [asking], questions: [question] },
      };
    case 4: {
      const condition = { type: 'LECTURES_COMPLETED', lectures: [lecture] } as const;
      const prize = { key: fresh.key(), name: fresh.word(), description: '', imageUrl: null, frame: false, condition };
      return { place: { list: 'achievements', at: 0 }, added: { kind: 'achievement', nodes: [prize] } };
    }
    default:
      return { place: { list: 'sections', lecture, at: c % 3 }, added: { kind: 'section', nodes: [plain] } };
  }
}

const aSection = (fresh: Fresh): SectionDraft => ({
  key: fresh.key(),
  content: { type: 'text', text: fresh.word() },
  questions: [],
});

const aQuestion = (fresh: Fresh): QuestionDraft => ({
  key: fresh.key(),
  text: fresh.word(),
  weight: 1,
  wrongLimit: 0,
  explanation: null,
  content: { type: 'singleChoice', list: false, options: ['one', 'two', 'three'], correctPosition: 2 },
});

const aModule = (fresh: Fresh) => ({
  key: fresh.key(),
  lectures: [],
  fields: { name: fresh.word(), description: '', availableFromTime: null, startTime: null, durationMinutes: null },
});

const lectureFields = (name: string) => ({
  name,
  description: '',
  durationMinutes: null,
  headerImageUrl: null,
  mediaSource: null,
  navigationMode: 'NEXT_BUTTON' as const,
  questionBank: null,
});
