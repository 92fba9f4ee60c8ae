/**
 * What the editor sends for a course: stricter versions of the GraphQL inputs of the same names, without optional members. The mutations
 * take them as they are, so that the compiler finds where the two differ. Ids are raw ones as text.
 */
import type { CourseFields, IsoTime, LectureFields, QuestionBank } from '../draft/courseDraft.ts';
import type { Explanation } from '../draft/questionDraft.ts';
import type {
  CourseFieldsInput as WrittenFields,
  QuestionContentInput,
  SectionContentInput,
} from '../server/__generated__/saveCourseMutation.graphql.ts';

/** Exactly one of the members, as GraphQL's `@oneOf`. */
type OneOf<Members> = {
  [One in keyof Members]: { readonly [Member in One]: Members[Member] } & {
    readonly [Member in Exclude<keyof Members, One>]?: never;
  };
}[keyof Members];

/** The part of `SaveCourseInput` that holds the changes. Members that are left out keep their value. */
export interface CourseChanges {
  readonly fields: CourseFieldsInput;
  readonly modules?: readonly ModuleInput[];
  readonly achievements?: readonly AchievementInput[];
}

/** Mapped by the names of the input: a field that can be written and that no draft holds does not compile. */
export type CourseFieldsInput = {
  readonly [Name in Exclude<keyof WrittenFields, 'metadata' | 'customMetadata'>]?: CourseFields[Name];
} & {
  readonly metadata?: Partial<CourseFields['metadata']>;
  /** A merge patch (RFC 7396): members that are null are removed. */
  readonly customMetadata?: Readonly<Record<string, unknown>> | null;
};

export interface ModuleInput {
  readonly moduleId?: string;
  readonly clientKey?: string;
  readonly name?: string;
  readonly description?: string;
  readonly availableFromTime?: IsoTime | null;
  readonly startTime?: IsoTime | null;
  readonly durationMinutes?: number | null;
  readonly lectures?: readonly LectureInput[];
}

export interface LectureInput {
  readonly lectureId?: string;
  readonly clientKey?: string;
  readonly name?: string;
  readonly description?: string;
  readonly durationMinutes?: number | null;
  readonly headerImageUrl?: string | null;
  readonly mediaSource?: MediaSourceInput | null;
  readonly navigationMode?: LectureFields['navigationMode'];
  readonly questionBank?: QuestionBank | null;
  readonly content?: LectureContentInput;
}

/** With both times it is a live lecture. */
export interface MediaSourceInput {
  readonly url: string;
  readonly startTime: IsoTime | null;
  readonly endTime: IsoTime | null;
}

export interface LectureContentInput {
  readonly sections: readonly SectionInput[];
  readonly questions: readonly QuestionInput[];
}

export interface SectionInput {
  readonly sectionId?: string;
  readonly clientKey?: string;
  readonly questions: readonly QuestionReference[];
  readonly content: SectionContentInput;
}

export type QuestionReference = OneOf<{ readonly questionId: string; readonly clientKey: string }>;
export type LectureReference = OneOf<{ readonly lectureId: string; readonly clientKey: string }>;

export interface QuestionInput {
  readonly questionId?: string;
  readonly clientKey?: string;
  readonly text: string;
  readonly weight: number;
  readonly wrongLimit: number;
  readonly explanation: Explanation | null;
  readonly content: QuestionContentInput;
}

export interface AchievementInput {
  readonly achievementId?: string;
  readonly clientKey?: string;
  readonly name: string;
  readonly description: string;
  readonly imageUrl: string | null;
  readonly frame: boolean;
  readonly condition: OneOf<{
    readonly lecturesCompleted: readonly LectureReference[];
    readonly questionsAnswered: readonly QuestionReference[];
    readonly questionsAnsweredPercent: number;
  }>;
}
