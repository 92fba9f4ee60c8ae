/** What the gateway answers of a course to those who work on it: `AuthoredCourse` and its outline, as plain data. */
import type { DecisionTreeAnswer } from '../../course/umbrella/readDecisionTree.ts';
import type { CourseFields, CourseMetadata, LectureFields, ModuleFields } from './courseDraft.ts';

export interface AuthoredCourseAnswer extends Omit<
  CourseFields,
  'tags' | 'metadata' | 'customMetadata' | 'decisionTree'
> {
  readonly tags: readonly { readonly name: string }[];
  readonly metadata: CourseMetadata;
  /** An object, or null. */
  readonly customMetadata: unknown;
  readonly decisionTree: DecisionTreeAnswer | null;
  readonly modules: readonly AuthoredModuleAnswer[];
  readonly achievements: readonly AuthoredAchievementAnswer[];
}

export interface AuthoredModuleAnswer extends ModuleFields {
  readonly moduleId: number;
  readonly lectures: readonly AuthoredLectureAnswer[];
}

export interface AuthoredLectureAnswer extends LectureFields {
  readonly lectureId: number;
}

export interface AuthoredAchievementAnswer {
  readonly achievementId: number;
  readonly type: 'LECTURES_COMPLETED' | 'QUESTIONS_ANSWERED' | 'QUESTIONS_ANSWERED_RATE';
  readonly frame: boolean;
  readonly name: string;
  readonly description: string;
  readonly imageUrl: string | null;
  readonly lectureIds: readonly number[];
  readonly questionIds: readonly number[];
  readonly requiredPercent: number | null;
}
