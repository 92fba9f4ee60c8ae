/** Content as it was received and checked, before its new nodes have ids. */
import type {
  IsoTime,
  LectureBody,
  MediaSource,
  NavigationMode,
  OutlineLecture,
  OutlineModule,
  QuestionBank,
} from './content.ts';
import type { DraftQuestion } from './question/question.ts';
import type { DraftSection } from './section/sectionKind.ts';
import type { Id } from '../shared/id.ts';

export interface DraftModule {
  readonly id: Id | null;
  /** What the client calls it in the request, if anything. */
  readonly clientKey: string | null;
  readonly field: string;
  readonly name: string;
  readonly description: string;
  readonly availableFromTime: IsoTime | null;
  readonly moduleStartDate: IsoTime | null;
  readonly durationMinutes: number | null;
  /** None where the module is kept. */
  readonly lectures: readonly DraftLecture[];
  /** The module as it is stored, where nothing was received but its id: it stays. */
  readonly kept: OutlineModule | null;
}

export interface DraftLecture {
  readonly id: Id | null;
  readonly clientKey: string | null;
  readonly field: string;
  readonly name: string;
  readonly description: string;
  readonly durationMinutes: number | null;
  readonly headerCover: string | null;
  readonly navigationMode: NavigationMode;
  readonly mediaSource: MediaSource | null;
  readonly questionBank: QuestionBank | null;
  readonly content: DraftBody | KeptBody;
}

export interface DraftBody {
  readonly sections: readonly DraftSection[];
  readonly questions: readonly DraftQuestion[];
}

/** Content that a patch left out: it stays. `body` is there where the lecture's type has to be found again. */
export interface KeptBody {
  readonly kept: OutlineLecture;
  readonly body: LectureBody | null;
}

export function isKept(content: DraftBody | KeptBody): content is KeptBody {
  return 'kept' in content;
}

export const nodeKinds = ['module', 'lecture', 'section', 'question', 'gamificationItem'] as const;

export type NodeKind = (typeof nodeKinds)[number];

/** A node of a draft with what it was received as; `key` is the object that stands for it in the draft. */
export interface DraftNode {
  readonly kind: NodeKind;
  readonly id: Id | null;
  readonly clientKey: string | null;
  readonly key: object;
  readonly field: string;
}

/** One that is kept has no name in the request. */
interface QuestionNode {
  readonly id: Id | null;
  readonly clientKey?: string | null;
}

/** All nodes of a tree: a parent before its children, in reading order; of kept content the questions only, and of kept modules nothing. */
export function nodesOf(modules: readonly DraftModule[]): readonly DraftNode[] {
  const nodes: DraftNode[] = [];
  const addSection = (section: DraftSection): void => {
    const { id, clientKey, field } = section;
    nodes.push({ kind: 'section', id, clientKey, key: section, field });
    section.inside.forEach(addSection);
  };
  for (const module of modules) {
    nodes.push({ kind: 'module', id: module.id, clientKey: module.clientKey, key: module, field: module.field });
    for (const lecture of module.lectures) {
      nodes.push({ kind: 'lecture', id: lecture.id, clientKey: lecture.clientKey, key: lecture, field: lecture.field });
      const { content } = lecture;
      const questions: readonly QuestionNode[] = isKept(content) ? content.kept.questions : content.questions;
      for (const [index, question] of questions.entries()) {
        nodes.push({
          kind: 'question',
          id: question.id,
          clientKey: question.clientKey ?? null,
          key: question,
          field: `${lecture.field}.questionAnswers.${index}`,
        });
      }
      if (!isKept(content)) {
        content.sections.forEach(addSection);
      }
    }
  }
  return nodes;
}
