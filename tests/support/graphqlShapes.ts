/** What the tests read of the gateway's answers to `graphqlDocuments.ts`. */

export interface UserErrorShape {
  readonly code: string;
  readonly message: string;
  readonly field: string | null;
}

export interface QuestionShape {
  readonly __typename: string;
  readonly id: string;
  readonly questionId: number;
  readonly correct: boolean | null;
  readonly settled: boolean;
  readonly wrongCount: number;
  readonly correctPosition?: number | null;
  readonly correctPositions?: readonly number[] | null;
  readonly explanations: readonly { readonly position: number; readonly content: string }[];
}

export interface UserCourseShape {
  readonly id: string;
  readonly userCourseId: number;
  readonly phase: string;
  readonly correctPoints: number;
  readonly totalPoints: number;
  readonly moduleProgress: readonly {
    readonly lectures: readonly { readonly lecture: { readonly lectureId: number } }[];
  }[];
  readonly certificate: { readonly uuid: string } | null;
}

export interface LectureShape {
  readonly id: string;
  readonly lectureId: number;
  readonly progress: { readonly done: boolean } | null;
  readonly content: {
    readonly __typename: string;
    readonly message?: string;
    readonly sections?: readonly { readonly sectionId: number }[];
    readonly questions?: readonly QuestionShape[];
  };
}
