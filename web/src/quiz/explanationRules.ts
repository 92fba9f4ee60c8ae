import type { Explanation, QuestionDraft } from '../authoring/draft/questionDraft.ts';
import { explanationText } from './explanationText.ts';

/** What explains the answer at a position (or the item of a key), as HTML or plain text; empty when nothing does. */
export function explanationOf({ explanation }: Pick<QuestionDraft, 'explanation'>, key: string): string {
  const found = explanation?.texts.find((text) => text.key === key);
  if (!explanation || !found) return '';
  // Only what learners see is trimmed: anyone who writes is between two words now and then.
  return explanation.type === 'JSON' ? textOfJson(found.content) : found.content;
}

/** The question after an answer was explained by `content`, as HTML or plain text; an empty one explains nothing (QEDIT-09). */
export function withExplanation(question: QuestionDraft, key: string, content: string): QuestionDraft {
  const before = question.explanation ?? { type: 'TEXT', texts: [] };
  const explanation = isMarkup(content) && before.type === 'TEXT' ? asHtml(before) : before;
  const old = explanation.texts.find((text) => text.key === key);
  const others = explanation.texts.filter((text) => text !== old);
  const stored = explanation.type === 'JSON' ? asJson(old?.content, content) : content;
  if (content === '') return { ...question, explanation: others.length > 0 ? { ...explanation, texts: others } : null };
  const texts = old
    ? explanation.texts.map((text) => (text === old ? { key, content: stored } : text))
    : [...others, { key, content: stored }];
  return { ...question, explanation: { ...explanation, texts } };
}

/** Explanations under new keys, those without one left out; null when none is left. */
export function rekeyed(explanation: Explanation | null, keyOf: (key: string) => string | null): Explanation | null {
  const texts = (explanation?.texts ?? []).flatMap(({ key, content }) => {
    const next = keyOf(key);
    return next === null ? [] : [{ key: next, content }];
  });
  return explanation && texts.length > 0 ? { ...explanation, texts } : null;
}

const isMarkup = (content: string): boolean => /<[a-z]/i.test(content);

/** Plain explanations as HTML that reads the same, so that one with markup can stand beside them. */
const asHtml = ({ texts }: Explanation): Explanation => ({
  type: 'HTML',
  texts: texts.map(({ key, content }) => ({ key, content: escaped(content) })),
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

/** What else stands beside the text of an explanation that is JSON stays. */
const asJson = (before: string | undefined, text: string): string =>
  JSON.stringify({ ...objectOf(before ?? '{}'), text });

function textOfJson(content: string): string {
  const value = objectOf(content)['text'];
  return typeof value === 'string' ? value : explanationText({ type: 'JSON', content });
}

/** The members of an object that is written as JSON; none where it is something else, which explained nothing but a text of its own. */
function objectOf(content: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(content);
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
