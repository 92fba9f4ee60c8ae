/** What is read of a text of questions. Every line of it that is not empty belongs to a question, or to something that is left out. */

export interface Lines {
  /** From 1. */
  readonly line: number;
  readonly lastLine: number;
}

export interface ParsedAnswer {
  readonly text: string;
  readonly right: boolean;
  /** Empty for none. */
  readonly feedback: string;
}

export type ParsedQuestion = Lines & { readonly text: string } & (
    | { readonly kind: 'choice'; readonly answers: readonly ParsedAnswer[] }
    | {
        readonly kind: 'trueFalse';
        readonly right: boolean;
        readonly feedback: { readonly right: string; readonly wrong: string };
      }
    /** An empty item is a category of none. */
    | { readonly kind: 'matching'; readonly pairs: readonly { readonly item: string; readonly category: string }[] }
  );

/** Why there is no question. */
export type LostReason =
  | 'noText'
  | 'noAnswers'
  | 'tooManyAnswers'
  | 'noRightAnswer'
  | 'numerical'
  | 'essay'
  | 'shortAnswer'
  | 'severalGaps'
  | 'notRead';

/** What a question is added without, or what is about none. */
export type DetailReason = 'title' | 'generalFeedback' | 'shares' | 'formats' | 'category' | 'comment';

export type LeftOutReason = LostReason | DetailReason;

const details: readonly LeftOutReason[] = [
  'title',
  'generalFeedback',
  'shares',
  'formats',
  'category',
  'comment',
] satisfies readonly DetailReason[];

/** Whether there is no question because of it. */
export const isLost = ({ reason }: LeftOut): boolean => !details.includes(reason);

export interface LeftOut extends Lines {
  /** Its first line. */
  readonly text: string;
  readonly reason: LeftOutReason;
}

export interface ParsedQuestions {
  readonly questions: readonly ParsedQuestion[];
  readonly leftOut: readonly LeftOut[];
}

/** What a text gives of which no more than some questions are added. */
export interface FittingQuestions extends ParsedQuestions {
  /** Those that do not fit, all at the end. */
  readonly beyond: readonly ParsedQuestion[];
}

export const linesOf = (text: string): readonly string[] => text.split(/\r\n|[\n\r\u2028\u2029]/u);
