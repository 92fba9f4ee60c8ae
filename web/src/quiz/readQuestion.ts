/* oxlint-disable relay/must-colocate-fragment-spreads -- types.ts lists the descriptors that the fragments are of */
/** Questions as the gateway answers them, each read by the descriptor of its type. */
import { graphql, readInlineData } from 'react-relay';
import type { NewKey } from '../authoring/draft/courseDraft.ts';
import type { QuestionContent, QuestionDraft } from '../authoring/draft/questionDraft.ts';
import { questionTypes, type QuestionName } from './types.ts';
import type {
  readQuestion_question$data,
  readQuestion_question$key,
} from './__generated__/readQuestion_question.graphql.ts';

/** Throws for a type without a descriptor: the lecture stays unread rather than losing it with the next save. */
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
        ...type_singleChoice @alias(as: "singleChoice")
        ...type_multipleChoice @alias(as: "multipleChoice")
        ...type_categorization @alias(as: "categorization")
        ...type_multipleAssociation @alias(as: "multipleAssociation")
        ...type_singleOrdering @alias(as: "singleOrdering")
      }
    `,
    question,
  );
  const content = contentIn(answers);
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

/** The fragment of each type by its alias above: neither a type without its spread compiles, nor a spread without its type. */
type Keys = { readonly [Name in QuestionName]: NonNullable<readQuestion_question$data[Name]> };
type Answers = Omit<readQuestion_question$data, 'common' | ' $fragmentType'>;

interface Reader<Key> {
  readonly read: (question: Key) => QuestionContent;
}

const readers: { readonly [Name in keyof Answers]: Reader<NonNullable<Answers[Name]>> } = questionTypes;

function contentIn(answers: Answers): QuestionContent | null {
  for (const name of Object.keys(questionTypes) as readonly QuestionName[]) {
    const content = readAs(name, answers);
    if (content) {
      return content;
    }
  }
  return null;
}

function readAs<Name extends QuestionName>(
  name: Name,
  answers: { readonly [Each in Name]?: Keys[Each] | null },
): QuestionContent | null {
  const question = answers[name];
  const reader: Reader<Keys[Name]> = readers[name];
  return question ? reader.read(question) : null;
}
