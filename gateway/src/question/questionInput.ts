/** Questions as they are written, in the words of the platform; what it refuses of them in those of the input. */
import { badInput } from '../errors.ts';
import type { ExplanationInput, QuestionContentInput, QuestionInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { objectOf, type Path } from '../inputPaths.ts';
import { givenMember } from '../oneOf.ts';
import type { QuestionRequest, QuestionWriter } from './questionWriter.ts';
import { questionWriters } from './types.ts';

/** `field` is the input's path of the question. Throws BAD_USER_INPUT for what cannot be said to the platform. */
export function toQuestionRequest(input: QuestionInput, field: string): QuestionRequest {
  const { questionId, clientKey, text, weight, wrongLimit, explanation } = input;
  const [member, content] = givenMember(input.content, `${field}.content`);
  return {
    id: questionId == null ? questionId : inputId(questionId, `${field}.questionId`, 'Question'),
    clientKey,
    question: text,
    weight,
    wrongLimit,
    explanation: explanation == null ? explanation : toExplanation(explanation, `${field}.explanation`),
    ...writerOf(member).write(content, `${field}.content.${member}`),
  };
}

/** The input's path below a question. */
export function questionPath([member, ...parts]: Path, input: QuestionInput): Path {
  switch (member) {
    case undefined:
      return [];
    case 'id':
      return ['questionId'];
    case 'question':
      return ['text'];
    case 'explanation':
      return ['explanation', ...explanationPath(parts, input)];
    case 'answer':
    case 'correctAnswer': {
      const [type, content] = givenMember(input.content, '');
      return ['content', type, ...writerOf(type).path([member, ...parts], content)];
    }
    default:
      return [member, ...parts];
  }
}

/** That the content belongs to the member is lost in a list of all. */
const writerOf = (member: keyof QuestionContentInput) => questionWriters[member] as QuestionWriter<unknown>;

type ExplanationRequest = NonNullable<QuestionRequest['explanation']>;

const explanationTypes = { TEXT: 'text', HTML: 'html', JSON: 'json' } as const;

const toExplanation = ({ type, texts }: ExplanationInput, field: string): ExplanationRequest => ({
  type: explanationTypes[type],
  content: objectOf(
    texts,
    `${field}.texts`,
    ({ key }) => key,
    ({ content }, index) => (type === 'JSON' ? jsonOf(content, `${field}.texts.${index}.content`) : content),
  ),
});

function jsonOf(content: string, field: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch {
    throw badInput('Write it as JSON, a text in quotes.', field);
  }
}

function explanationPath([member, key]: Path, { explanation }: QuestionInput): Path {
  if (member !== 'content') return [member ?? ''];
  const index = explanation?.texts.findIndex((text) => text.key === key) ?? -1;
  return index === -1 ? ['texts'] : ['texts', String(index), 'content'];
}
