/** What the documents are answered, as far as its members are looked at one by one. */
import type { Fields } from '../tree/courseTree.ts';

export interface TypedAnswer extends Fields {
  readonly __typename: string;
}

export interface SectionAnswer extends TypedAnswer {
  readonly sectionId: number;
  readonly questionIds: readonly number[];
}

export interface QuestionAnswer extends TypedAnswer {
  readonly questionId: number;
}

export interface LectureAnswer extends Fields {
  readonly lectureId: number;
}

export interface ModuleAnswer extends Fields {
  readonly moduleId: number;
  readonly lectures: readonly LectureAnswer[];
}

export interface AchievementAnswer extends Fields {
  readonly achievementId: number;
  readonly type: string;
  readonly lectureIds: readonly number[];
  readonly questionIds: readonly number[];
  readonly requiredPercent: number | null;
}

export interface CourseAnswer extends Fields {
  readonly courseId: number;
  readonly version: number;
  readonly learnerCount: number;
  readonly published: boolean;
  readonly holdsChangesBack: boolean;
  readonly rights: { readonly mayEdit: boolean };
  readonly lock: { readonly holder: { readonly name: string } } | null;
  readonly tags: readonly { readonly name: string }[];
  readonly customMetadata: Fields | null;
  readonly decisionTree: (Fields & { readonly nodes: readonly TypedAnswer[] }) | null;
  readonly modules: readonly ModuleAnswer[] | null;
  readonly achievements: readonly AchievementAnswer[] | null;
}

export interface ContentAnswer {
  readonly version: number;
  readonly sections: readonly SectionAnswer[];
  readonly questions: readonly QuestionAnswer[];
}
