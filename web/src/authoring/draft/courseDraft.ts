/**
 * A course while it is edited: a plain tree, without React, Relay or a clock.
 *
 * Every node has a `key` of its own in this browser from the moment it is there, and an `id` once the platform has given one; what points
 * to a node (a question in a dialog, a lecture of an achievement) does so by key. The names are those of the GraphQL inputs.
 */
import type { DecisionTree } from '../../course/umbrella/decisionTree.ts';
import type { QuestionDraft } from './questionDraft.ts';
import type { SectionDraft } from './sectionDraft.ts';

/** A UUID that names a node for its life in the browser; sent as `clientKey`. */
export type NodeKey = string;

/** Gives a key that no node has (`crypto.randomUUID`). */
export type NewKey = () => NodeKey;

/** A moment as ISO 8601 in UTC. */
export type IsoTime = string;

/** What every node of a draft has. */
export interface DraftNode {
  readonly key: NodeKey;
  /** The raw id, absent until the node has been saved. */
  readonly id?: number;
}

export interface CourseDraft {
  readonly fields: CourseFields;
  readonly modules: readonly ModuleDraft[];
  readonly achievements: readonly AchievementDraft[];
}

/** The fields of a course, as `CourseFieldsInput` takes them; null where it states nothing. */
export interface CourseFields {
  readonly name: string;
  /** HTML. */
  readonly description: string;
  readonly miniDescription: string;
  readonly type: CourseType;
  readonly published: boolean;
  readonly template: boolean;
  readonly voucherActivated: boolean;
  readonly certifiable: boolean;
  readonly anonymousAllowed: boolean;
  readonly preEnrollAllowed: boolean;
  readonly forumEnabled: boolean;
  readonly sequentialProgress: boolean;
  readonly imageUrl: string | null;
  readonly videoUrl: string | null;
  readonly externalUrl: string | null;
  readonly durationMinutes: number | null;
  readonly startTime: IsoTime | null;
  readonly availableFromTime: IsoTime | null;
  readonly availableUntilTime: IsoTime | null;
  /** 0 to 100. */
  readonly passingPercent: number;
  /** Months that a certificate counts for; null for always. */
  readonly certificateMonths: number | null;
  /** By name. */
  readonly tags: readonly string[];
  readonly metadata: CourseMetadata;
  /** Free-form data of the author, without the tree of an umbrella course. */
  readonly customMetadata: Readonly<Record<string, unknown>> | null;
  /** The tree of an umbrella course (OP-71); null where it has none. */
  readonly decisionTree: DecisionTree | null;
}

export type CourseType = 'NORMAL' | 'EXTERNAL' | 'SCORM_COURSE' | 'DECISION_TREE';

export interface CourseMetadata {
  /** A code of BCP 47. */
  readonly language: string | null;
  readonly avatars: readonly CourseAvatar[];
  readonly dynamicContentHeight: boolean;
  /** In pixels. */
  readonly fixedContentHeight: number | null;
}

/** Who may speak in the dialogs of the course. */
export interface CourseAvatar {
  readonly name: string | null;
  readonly imageUrl: string | null;
}

export interface ModuleDraft extends DraftNode {
  readonly fields: ModuleFields;
  readonly lectures: readonly LectureDraft[];
}

export interface ModuleFields {
  readonly name: string;
  /** HTML. */
  readonly description: string;
  readonly availableFromTime: IsoTime | null;
  readonly startTime: IsoTime | null;
  readonly durationMinutes: number | null;
}

export interface LectureDraft extends DraftNode {
  readonly fields: LectureFields;
  readonly content: LectureContent | NotRead;
}

export interface LectureFields {
  readonly name: string;
  /** HTML. */
  readonly description: string;
  readonly durationMinutes: number | null;
  readonly headerImageUrl: string | null;
  readonly mediaSource: MediaSource | null;
  readonly navigationMode: 'NEXT_BUTTON' | 'SCROLL';
  readonly questionBank: QuestionBank | null;
}

/** An address of media; with both times it is a live lecture (OP-18). */
export interface MediaSource {
  readonly url: string;
  readonly startTime: IsoTime | null;
  readonly finishTime: IsoTime | null;
}

/** How many questions of each weight a learner is asked (BANK-01). */
export interface QuestionBank {
  readonly draws: readonly { readonly weight: number; readonly drawCount: number }[];
}

/** Content that was not asked for yet: a lecture's is read when it is opened, copied, checked or exported. */
export type NotRead = 'notRead';

export interface LectureContent {
  readonly sections: readonly SectionDraft[];
  /** All of the lecture, those that sections show included. */
  readonly questions: readonly QuestionDraft[];
}

export interface AchievementDraft extends DraftNode {
  readonly name: string;
  readonly description: string;
  readonly imageUrl: string | null;
  /** Whether its picture frames the avatar (GAM-03). */
  readonly frame: boolean;
  readonly condition: AchievementCondition;
}

/** What earns an achievement (GAM-02). */
export type AchievementCondition =
  | { readonly type: 'LECTURES_COMPLETED'; readonly lectures: readonly NodeKey[] }
  | { readonly type: 'QUESTIONS_ANSWERED'; readonly questions: readonly NodeReference[] }
  | { readonly type: 'QUESTIONS_ANSWERED_RATE'; readonly requiredPercent: number };

/** A question that an achievement names: by id while the content of its lecture was not read. */
export type NodeReference = { readonly key: NodeKey } | { readonly id: number };
