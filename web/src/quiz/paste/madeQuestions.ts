import type { NewKey } from '../../authoring/draft/courseDraft.ts';
import type { QuestionContent, QuestionDraft } from '../../authoring/draft/questionDraft.ts';
import { storedWords } from '../../editing/plainWords.ts';
import { withExplanation } from '../explanationRules.ts';
import type { Label } from '../placement/placementShape.ts';
import type { ParsedAnswer, ParsedQuestion } from './parsedQuestions.ts';
import { trueFalseWords } from './trueFalseWords.ts';

/** A question as it was read, for one point. */
export function madeQuestion(parsed: ParsedQuestion, language: string, newKey: NewKey): QuestionDraft {
  const answers = parsed.kind === 'matching' ? [] : answersOf(parsed, language);
  const question: QuestionDraft = {
    key: newKey(),
    text: paragraphs(parsed.text),
    weight: 1,
    wrongLimit: 0,
    explanation: null,
    content: parsed.kind === 'matching' ? placement(parsed.pairs) : choice(answers),
  };
  return answers.reduce(
    (next, { feedback }, index) => withExplanation(next, String(index + 1), storedWords(feedback)),
    question,
  );
}

function answersOf(parsed: Exclude<ParsedQuestion, { kind: 'matching' }>, language: string): readonly ParsedAnswer[] {
  if (parsed.kind === 'choice') return parsed.answers;
  const { right, wrong } = parsed.feedback;
  return trueFalseWords(language).map((text, index) => {
    const isRight = parsed.right === (index === 0);
    return { text, right: isRight, feedback: isRight ? right : wrong };
  });
}

function choice(answers: readonly ParsedAnswer[]): QuestionContent {
  const options = answers.map(({ text }) => storedWords(oneLine(text)));
  const right = answers.flatMap((answer, index) => (answer.right ? [index + 1] : []));
  return right.length > 1
    ? { type: 'multipleChoice', options, correctPositions: right }
    : { type: 'singleChoice', list: false, options, correctPosition: right[0] ?? 1 };
}

/** Items that belong to one category each are sorted into them; where one belongs to several, they are matched. */
function placement(pairs: Extract<ParsedQuestion, { kind: 'matching' }>['pairs']): QuestionContent {
  const items = [...new Set(pairs.map(({ item }) => item))].filter((item) => item !== '');
  const categories = [...new Set(pairs.map(({ category }) => category))];
  const belongs = (item: string, category: string): boolean =>
    pairs.some((pair) => pair.item === item && pair.category === category);
  const isOneEach = items.every((item) => categories.filter((category) => belongs(item, category)).length === 1);
  return {
    type: isOneEach ? 'categorization' : 'multipleAssociation',
    items: labelled(items),
    categories: labelled(categories),
    correctPlacement: categories.map((category, index) => ({
      category: String(index + 1),
      items: items.flatMap((item, place) => (belongs(item, category) ? [String(place + 1)] : [])),
    })),
  };
}

const labelled = (texts: readonly string[]): readonly Label[] =>
  texts.map((text, index) => ({ key: String(index + 1), label: storedWords(oneLine(text)) }));

/** An answer is a line. */
const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/gu, ' ');

/** Lines of a question are paragraphs. */
function paragraphs(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2) return storedWords(text);
  return lines.map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`).join('');
}
