/** Questions as the gateway answers them become questions of a draft. */
import { graphql, readInlineData } from 'react-relay';
import type { NewKey } from '../authoring/draft/courseDraft.ts';
import type { CategoryAssignment, Label, QuestionContent, QuestionDraft } from '../authoring/draft/questionDraft.ts';
import type {
  readQuestion_question$data,
  readQuestion_question$key,
} from './__generated__/readQuestion_question.graphql.ts';

/** Throws for a type that is not known here: the lecture stays unread rather than losing it with the next save. */
export function readQuestion(question: readQuestion_question$key, newKey: NewKey): QuestionDraft {
  const { common, ...answers } = readInlineData<readQuestion_question$key>(
    graphql`
      fragment readQuestion_question on AuthoredQuestion @inline {
        ... on AuthoredQuestionFields @alias(as: "common") {
          questionId
          text
          weight
          wrongLimit
          explanation {
            type
            texts {
              key
              content
            }
          }
        }
        ... on AuthoredSingleChoiceQuestion @alias(as: "singleChoice") {
          list
          options
          correctPosition
        }
        ... on AuthoredMultipleChoiceQuestion @alias(as: "multipleChoice") {
          options
          correctPositions
        }
        ... on AuthoredCategorizationQuestion @alias(as: "categorization") {
          items {
            key
            label
          }
          categories {
            key
            label
          }
          correctPlacement {
            category
            items
          }
        }
        ... on AuthoredMultipleAssociationQuestion @alias(as: "multipleAssociation") {
          items {
            key
            label
          }
          categories {
            key
            label
          }
          correctPlacement {
            category
            items
          }
        }
        ... on AuthoredSingleOrderingQuestion @alias(as: "singleOrdering") {
          options
          correctOrder
        }
      }
    `,
    question,
  );
  const content = readContent(answers);
  if (!common || !content) {
    throw new Error('A question of a type that is not known here.');
  }
  const { questionId, text, weight, wrongLimit, explanation } = common;
  return {
    key: newKey(),
    id: questionId,
    text,
    weight,
    wrongLimit,
    explanation: explanation
      ? { type: explanation.type, texts: explanation.texts.map(({ key, content: words }) => ({ key, content: words })) }
      : null,
    content,
  };
}

type Answers = Omit<readQuestion_question$data, 'common' | ' $fragmentType'>;

function readContent(answers: Answers): QuestionContent | null {
  const { singleChoice, multipleChoice, categorization, multipleAssociation, singleOrdering } = answers;
  if (singleChoice) {
    const { list, options, correctPosition } = singleChoice;
    return { type: 'singleChoice', list, options, correctPosition };
  }
  if (multipleChoice) {
    const { options, correctPositions } = multipleChoice;
    return { type: 'multipleChoice', options, correctPositions };
  }
  if (categorization) {
    return { type: 'categorization', ...readPlacement(categorization) };
  }
  if (multipleAssociation) {
    return { type: 'multipleAssociation', ...readPlacement(multipleAssociation) };
  }
  if (singleOrdering) {
    const { options, correctOrder } = singleOrdering;
    return { type: 'singleOrdering', options, correctOrder };
  }
  return null;
}

interface Placement {
  readonly items: readonly Label[];
  readonly categories: readonly Label[];
  readonly correctPlacement: readonly CategoryAssignment[];
}

const readPlacement = ({ items, categories, correctPlacement }: Placement): Placement => ({
  items: items.map(({ key, label }) => ({ key, label })),
  categories: categories.map(({ key, label }) => ({ key, label })),
  correctPlacement: correctPlacement.map(({ category, items: keys }) => ({ category, items: keys })),
});
