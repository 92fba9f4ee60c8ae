import type { AnswerPartsProps, LabelProps, QuestionProps } from '../QuestionProps.ts';
import type { Answer } from '../useAnswer.ts';
import type { CategoryItems, Placement } from './placementRules.ts';

/** What a question that places items into categories is drawn with. */
export interface PlacementQuestionProps extends AnswerPartsProps {
  question: QuestionProps;
  items: readonly LabelProps[];
  categories: readonly LabelProps[];
  /** How many assignments the right answer has. */
  correctAnswerCount: number;
  /** Null while it may not be shown. */
  correctPlacement?: readonly CategoryItems[] | null;
  answer: Answer<Placement>;
}
