import type { IntlShape } from 'react-intl';
import { editorMessages as questionMessages } from '../../quiz/editorMessages.ts';
import { sectionEditorMessages as sectionMessages } from '../../section/editorMessages.ts';
import type { SampleWords } from './checkLecture.ts';

/** New parts are counted; more of them than this, and untouched, nobody has. */
const mostNumbered = 30;

/** What new sections and questions say at first, in the language of the interface. A button may keep its first words. */
export function sampleWords(intl: IntlShape): SampleWords {
  const numbers = Array.from({ length: mostNumbered }, (_, at) => at + 1);
  const numbered = (message: (typeof questionMessages)['answer']): readonly string[] =>
    numbers.map((number) => intl.formatMessage(message, { number }));
  const { newHeading, newParagraph, newTitle, option } = sectionMessages;
  const { answer, item, category } = questionMessages;
  const ofSection = new Set([
    ...[newHeading, newParagraph, newTitle].map((message) => intl.formatMessage(message)),
    ...numbered(option),
  ]);
  const ofQuestion = new Set([answer, item, category].flatMap(numbered));
  return { ofSection: (words) => ofSection.has(words), ofQuestion: (words) => ofQuestion.has(words) };
}
