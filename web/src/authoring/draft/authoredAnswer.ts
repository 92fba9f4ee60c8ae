/** What the gateway answers of a course to those who work on it: `AuthoredCourse`, `AuthoredLecture` and their parts, as plain data. */
import type { DecisionTreeAnswer } from '../../course/umbrella/readDecisionTree.ts';
import type { CourseFields, CourseMetadata, LectureFields, ModuleFields } from './courseDraft.ts';
import type { CategoryAssignment, Explanation, Label } from './questionDraft.ts';
import type { Side, VideoCaption } from './sectionDraft.ts';

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
  /** Left out where it was not asked for. */
  readonly content?: AuthoredContentAnswer | null;
}

export interface AuthoredContentAnswer {
  readonly sections: readonly AuthoredSectionAnswer[];
  readonly questions: readonly AuthoredQuestionAnswer[];
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

/** A member of the union `AuthoredSection`. */
export type AuthoredSectionAnswer = {
  readonly sectionId: number;
  readonly questionIds: readonly number[];
} & (
  | { readonly __typename: 'AuthoredTextSection'; readonly text: string }
  | { readonly __typename: 'AuthoredHtmlSection' | 'AuthoredRichTextSection'; readonly html: string }
  | { readonly __typename: 'AuthoredScrollSection' | 'AuthoredButtonDividerSection' }
  | { readonly __typename: 'AuthoredPdfSection'; readonly url: string; readonly title: string }
  | {
      readonly __typename: 'AuthoredImportantSection' | 'AuthoredAdditionalInfoSection' | 'AuthoredExamplesSection';
      readonly title: string;
      readonly html: string;
    }
  | { readonly __typename: 'AuthoredDialogSection'; readonly turns: readonly AuthoredTurnAnswer[] }
  | {
      readonly __typename: 'AuthoredImageTextSection';
      readonly imageUrl: string;
      readonly imageAlt: string;
      readonly imageSide: Side;
      readonly imageColumns: number;
      readonly textColumns: number;
      readonly html: string;
    }
  | {
      readonly __typename: 'AuthoredVideoTextSection';
      readonly videoUrl: string;
      readonly videoSide: Side;
      readonly videoColumns: number;
      readonly textColumns: number;
      readonly html: string;
      readonly captions: readonly VideoCaption[];
      readonly transcript: string;
    }
  | {
      readonly __typename: 'AuthoredAccordionSection';
      readonly items: readonly { readonly title: string; readonly html: string }[];
    }
  | {
      readonly __typename: 'AuthoredBranchSection';
      readonly options: readonly { readonly title: string; readonly sections: readonly AuthoredSectionAnswer[] }[];
    }
  | {
      readonly __typename: 'AuthoredButtonSection';
      readonly buttonText: string;
      readonly buttonLink: string;
      readonly html: string;
      readonly className: string;
    }
  | { readonly __typename: 'AuthoredQuestionSection'; readonly questionId: number | null }
  | { readonly __typename: 'AuthoredUnknownSection'; readonly type: string; readonly content: unknown }
);

export interface AuthoredTurnAnswer {
  readonly usesOwnPicture: boolean;
  readonly side: Side;
  readonly avatarUrl: string | null;
  readonly avatarName: string | null;
  readonly bubbles: readonly AuthoredBubbleAnswer[];
}

/** A member of the union `AuthoredDialogBubble`. */
export type AuthoredBubbleAnswer =
  | { readonly __typename: 'TextBubble'; readonly html: string }
  | { readonly __typename: 'VideoBubble' | 'AudioBubble'; readonly url: string }
  | { readonly __typename: 'AuthoredQuestionBubble'; readonly questionId: number | null };

/** A member of the union `AuthoredQuestion`. */
export type AuthoredQuestionAnswer = {
  readonly questionId: number;
  readonly text: string;
  readonly weight: number;
  readonly wrongLimit: number;
  readonly explanation: Explanation | null;
} & (
  | {
      readonly __typename: 'AuthoredSingleChoiceQuestion';
      readonly list: boolean;
      readonly options: readonly string[];
      readonly correctPosition: number;
    }
  | {
      readonly __typename: 'AuthoredMultipleChoiceQuestion';
      readonly options: readonly string[];
      readonly correctPositions: readonly number[];
    }
  | {
      readonly __typename: 'AuthoredCategorizationQuestion' | 'AuthoredMultipleAssociationQuestion';
      readonly items: readonly Label[];
      readonly categories: readonly Label[];
      readonly correctPlacement: readonly CategoryAssignment[];
    }
  | {
      readonly __typename: 'AuthoredSingleOrderingQuestion';
      readonly options: readonly string[];
      readonly correctOrder: readonly number[];
    }
);
