/** Why an answer position is right or wrong. */
export interface ExplanationProps {
  /** The answer position from 1. */
  readonly position: number;
  /** `HTML`, `TEXT` or `JSON`. */
  readonly type: string;
  readonly content: string;
}

/** An item or a category of a placement. */
export interface LabelProps {
  readonly key: string;
  readonly label: string;
}

/** What every card says of its question, whatever its type. Plain values: a question that is not saved yet has them, too. */
export interface QuestionProps {
  readonly questionId: number;
  /** Its place in the lecture, from 1. */
  readonly number: number;
  /** The question as HTML or plain text. */
  readonly text: string;
  readonly weight: number;
  /** Wrong answers after which it is exhausted, 0 for no limit. */
  readonly wrongLimit: number;
  readonly wrongCount: number;
  /** Whether the last answer was right, null before the first. */
  readonly correct?: boolean | null;
  /** True where that stands although what is right was changed since (BEY-25); never in a draft. */
  readonly keyChanged?: boolean;
  /** What its author has made of the last answer since: the result is another one than the learner saw then (OP-345). */
  readonly regrading?: string | null;
  /** The version of the course that it is read in, for an answer to say so; none in a draft. */
  readonly courseVersion?: number | null;
  /** True when no further answer counts. */
  readonly settled: boolean;
  /** Explanations that may be shown now. */
  readonly explanations: readonly ExplanationProps[];
}

/** How far the last answer to a question of several parts was right (OP-105); null before the first. */
export interface AnswerPartsProps {
  readonly correctPartCount?: number | null;
  readonly partCount?: number | null;
}
