import type { ReactElement } from 'react';
import type { PlacementContent, QuestionDraft } from '../../authoring/draft/questionDraft.ts';
import { CategorizationQuestion } from '../categorization/CategorizationQuestion.tsx';
import { MultipleAssociationQuestion } from '../multipleAssociation/MultipleAssociationQuestion.tsx';
import { MultipleChoiceQuestion } from '../multipleChoice/MultipleChoiceQuestion.tsx';
import type { OptionsContent } from '../optionRules.ts';
import { OrderingQuestion } from '../ordering/OrderingQuestion.tsx';
import { isPlacement } from '../placement/placementEditRules.ts';
import type { Placement } from '../placement/placementRules.ts';
import { SingleChoiceQuestion } from '../singleChoice/SingleChoiceQuestion.tsx';
import { useTryAnswer } from './useTryAnswer.ts';

const nothingChosen: readonly number[] = [];
const nothingPlaced: Placement = {};

/** The very card that learners answer, with an answer that is graded here. */
export function TriedCard({ draft }: { draft: QuestionDraft }): ReactElement {
  return isPlacement(draft.content) ? (
    <TriedPlacement draft={draft} content={draft.content} />
  ) : (
    <TriedOptions draft={draft} content={draft.content} />
  );
}

function TriedOptions({ draft, content }: { draft: QuestionDraft; content: OptionsContent }): ReactElement {
  const { question, answer, last, settled, parts } = useTryAnswer(draft, nothingChosen);
  const { options } = content;
  switch (content.type) {
    case 'singleChoice':
      return (
        <SingleChoiceQuestion
          question={question}
          options={options}
          chosenPosition={last?.[0]}
          correctPosition={settled ? content.correctPosition : null}
          answer={answer}
        />
      );
    case 'multipleChoice':
      return (
        <MultipleChoiceQuestion
          question={question}
          options={options}
          correctAnswerCount={content.correctPositions.length}
          chosenPositions={last}
          correctPositions={settled ? content.correctPositions : null}
          answer={answer}
        />
      );
    case 'singleOrdering':
      return (
        <OrderingQuestion
          question={question}
          options={options}
          correctOrder={settled ? content.correctOrder : null}
          answer={answer}
          {...parts}
        />
      );
  }
}

function TriedPlacement({ draft, content }: { draft: QuestionDraft; content: PlacementContent }): ReactElement {
  const { question, answer, settled, parts } = useTryAnswer(draft, nothingPlaced);
  const { items, categories, correctPlacement } = content;
  const Card = content.type === 'categorization' ? CategorizationQuestion : MultipleAssociationQuestion;
  return (
    <Card
      question={question}
      items={items}
      categories={categories}
      correctAnswerCount={correctPlacement.reduce((count, { items }) => count + items.length, 0)}
      correctPlacement={settled ? correctPlacement : null}
      answer={answer}
      {...parts}
    />
  );
}
