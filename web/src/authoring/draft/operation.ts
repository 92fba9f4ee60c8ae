/** What an author can do to a draft: a closed union of plain data, so that an operation can be kept, sent and replayed. */
import type {
  AchievementDraft,
  CourseFields,
  LectureContent,
  LectureDraft,
  LectureFields,
  ModuleDraft,
  ModuleFields,
  NodeKey,
  QuestionBank,
} from './courseDraft.ts';
import type { QuestionDraft } from './questionDraft.ts';
import type { SectionContent, SectionDraft } from './sectionDraft.ts';

export type NodeKind = 'module' | 'lecture' | 'section' | 'question' | 'achievement';

/** A list of nodes, and the index in it that a node has or gets; an index behind the end means the end. */
export type Place = ModulesPlace | LecturesPlace | SectionsPlace | OptionPlace | QuestionsPlace | AchievementsPlace;

export interface ModulesPlace {
  readonly list: 'modules';
  readonly at: number;
}

export interface LecturesPlace {
  readonly list: 'lectures';
  readonly module: NodeKey;
  readonly at: number;
}

/** The sections of a lecture itself. */
export interface SectionsPlace {
  readonly list: 'sections';
  readonly lecture: NodeKey;
  readonly at: number;
}

/** The sections of one option of a branch. */
export interface OptionPlace {
  readonly list: 'option';
  readonly branch: NodeKey;
  /** Its index among the options. */
  readonly option: number;
  readonly at: number;
}

export interface QuestionsPlace {
  readonly list: 'questions';
  readonly lecture: NodeKey;
  readonly at: number;
}

export interface AchievementsPlace {
  readonly list: 'achievements';
  readonly at: number;
}

/** Nodes of one kind, and for sections the questions that they show: they come into the lecture with them. */
export type NewNodes =
  | { readonly kind: 'module'; readonly nodes: readonly ModuleDraft[] }
  | { readonly kind: 'lecture'; readonly nodes: readonly LectureDraft[] }
  | { readonly kind: 'section'; readonly nodes: readonly SectionDraft[]; readonly questions?: readonly QuestionDraft[] }
  | { readonly kind: 'question'; readonly nodes: readonly QuestionDraft[] }
  | { readonly kind: 'achievement'; readonly nodes: readonly AchievementDraft[] };

/** Whether the course is published is no field of a draft's operations: publishing is a step of its own. */
export type EditableCourseFields = Omit<CourseFields, 'published'>;

export type Operation = (
  | { readonly type: 'setCourse'; readonly fields: Partial<EditableCourseFields> }
  | { readonly type: 'setModule'; readonly key: NodeKey; readonly fields: Partial<ModuleFields> }
  | {
      readonly type: 'setLecture';
      readonly key: NodeKey;
      readonly fields: Partial<Omit<LectureFields, 'questionBank'>>;
    }
  /** Draws beyond what there is to draw are cut; none at all is no bank (BANK-03, BANK-07, BANK-08). */
  | { readonly type: 'setBank'; readonly key: NodeKey; readonly bank: QuestionBank | null }
  /** Replaces all that a lecture holds, and its fields where they come with it (BEY-01). */
  | {
      readonly type: 'setContent';
      readonly key: NodeKey;
      readonly fields?: LectureFields;
      readonly content: LectureContent;
    }
  | {
      readonly type: 'setSection';
      readonly key: NodeKey;
      readonly content?: SectionContent;
      readonly questions?: readonly NodeKey[];
    }
  /** Replaces the question of the same key, also by one of another type (QEDIT-05). */
  | { readonly type: 'setQuestion'; readonly question: QuestionDraft }
  /** Replaces the achievement of the same key. */
  | { readonly type: 'setAchievement'; readonly achievement: AchievementDraft }
  /** Puts new nodes, or a paste with fresh keys (`freshCopy`), into a list; `place` fits the kind. */
  | { readonly type: 'insert'; readonly place: Place; readonly added: NewNodes }
  | { readonly type: 'remove'; readonly keys: readonly NodeKey[] }
  /** Moves nodes of one kind, in the order of `keys`, before what stands at `to.at` now. Questions that only they show go along. */
  | { readonly type: 'move'; readonly keys: readonly NodeKey[]; readonly to: Place }
  /** Puts one address of a file in the place of another, wherever it stands in what was read. */
  | { readonly type: 'replaceFile'; readonly address: string; readonly by: string }
) & {
  /** The field that is being typed in: such operations join into one step of undo until a pause. */
  readonly typing?: string;
};

/**
 * Why an operation was not done:
 * - `gone`: a node that it names is not there
 * - `notRead`: it needs the content of a lecture that was not read
 * - `misplaced`: the nodes do not fit into that list, or not together
 * - `branchInBranch`: no branch stands within another (OP-100)
 * - `noAnswer`: a question keeps at least one answer (QEDIT-15)
 * - `keyTwice`: a key would stand twice
 */
export type Refusal = 'gone' | 'notRead' | 'misplaced' | 'branchInBranch' | 'noAnswer' | 'keyTwice';
