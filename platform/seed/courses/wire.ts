import type { MappingAnswer, Placement } from '../../src/content/question/question.ts';
import type { DecisionTree } from '../../src/course/umbrella/decisionTree.ts';
import type { Id } from '../../src/shared/id.ts';

/**
 * The seed's side of the documented wire form of a course: what POST `/api/v1/secured/courses` takes (OP-17 to OP-20, OP-25,
 * OP-43), plus keys by which achievements point to lectures and questions that have no id yet.
 */

export type Workspace = 'localhost' | 'acme';

export interface SeedCourse {
  /** Fixed, below 1000: ids from there on come from the database's sequence. */
  readonly id: Id;
  readonly workspace: Workspace;
  readonly name: string;
  /** One sentence for the card. */
  readonly miniDescription: string;
  /** HTML for the course page. */
  readonly description: string;
  readonly type?: 'EXTERNAL' | 'DECISION_TREE';
  readonly externalUrl?: string;
  /** The questions of an umbrella course (OP-71). */
  readonly decisionTree?: DecisionTree;
  readonly certifiable: boolean;
  /** A ratio from 0 to 1 (OP-40). */
  readonly minScoreRate?: number;
  readonly sequentialProgress?: boolean;
  readonly anonymousAllowed?: boolean;
  readonly preEnrollAllowed?: boolean;
  /** Entered by a code of `demoVouchers.ts`. */
  readonly voucherActivated?: boolean;
  readonly courseImage: string;
  /** Whole minutes; equal to the sum over all lectures where there are any. */
  readonly duration: number;
  readonly availableFromTime?: string;
  readonly availableUntilTime?: string;
  readonly lang: string;
  readonly tags: readonly string[];
  readonly modules: readonly SeedModule[];
  readonly achievements: readonly SeedAchievement[];
}

export interface SeedModule {
  readonly name: string;
  readonly description: string;
  readonly durationMinutes: number;
  readonly lectures: readonly SeedLecture[];
}

export interface SeedLecture {
  /** Unique in the course. */
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly durationMinutes: number;
  readonly headerCover: string | null;
  /** Address of a clip that stands beside the sections (OP-78), or when and where people meet (LIVE-01). */
  readonly mediaSource: string | SeedMeeting | null;
  /** What it plays in place of media (SCORM-02). */
  readonly lesson: SeedPackage | null;
  readonly navigationMode: 'NEXT_BUTTON' | 'SCROLL';
  readonly sections: readonly SeedSection[];
  readonly questions: readonly SeedQuestion[];
  /** How many questions of each weight a learner draws; null = all questions. */
  readonly bank: readonly SeedDraw[] | null;
}

/** A SCORM package below `seed/scorm`. */
export interface SeedPackage {
  /** A UUID, the same in every installation. */
  readonly packageId: string;
  readonly folder: string;
}

export interface SeedMeeting {
  readonly link: string;
  readonly startTime: string;
  readonly finishTime: string;
}

export interface SeedDraw {
  readonly weight: number;
  readonly times: number;
}

export type SeedSection =
  | { readonly type: 'TEXT' | 'HTML'; readonly content: string }
  | { readonly type: 'SCROLL' | 'BUTTON'; readonly content: null }
  | { readonly type: 'JSON'; readonly content: { readonly type: string; readonly content: unknown } };

interface SharedByQuestions {
  /** Unique in the course; null when no achievement asks for the question. */
  readonly key: string | null;
  readonly question: string;
  /** One text per option or item, in the order of `answer`. */
  readonly explanations: readonly string[];
  readonly weight: number;
  readonly wrongLimit: number;
}

export interface SeedPositionQuestion extends SharedByQuestions {
  readonly type: 'SingleChoice' | 'MultipleChoice' | 'List' | 'SingleOrdering';
  readonly answer: readonly string[];
  /** 1-based positions; of an ordering all of them, in the right order. */
  readonly correctAnswer: readonly number[];
}

export interface SeedPlacingQuestion extends SharedByQuestions {
  readonly type: 'Categorization' | 'MultipleAssociation';
  readonly answer: MappingAnswer;
  readonly correctAnswer: Placement;
}

export type SeedQuestion = SeedPositionQuestion | SeedPlacingQuestion;

export interface SeedAchievement {
  readonly name: string;
  readonly description: string;
  readonly imageUrl: string;
  readonly kind: 'FRAME' | null;
  readonly condition:
    | { readonly type: 'LECTURES_COMPLETED'; readonly lectures: readonly string[] }
    | { readonly type: 'QUESTIONS_ANSWERED'; readonly questions: readonly string[] }
    | { readonly type: 'QUESTIONS_ANSWERED_RATE'; readonly rate: number };
}
