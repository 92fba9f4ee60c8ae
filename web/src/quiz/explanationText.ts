/** An explanation as HTML or plain text to show; empty when there is nothing to say (QUIZ-20). */
export function explanationText({ type, content }: { type: string; content: string }): string {
  return type === 'JSON' ? textOfJson(content) : content.trim();
}

function textOfJson(content: string): string {
  try {
    return textOfValue(JSON.parse(content));
  } catch {
    return content.trim();
  }
}

/**
 * What a JSON value says to people: its `text` where it has one, else every text and number in it, in order, a paragraph each. Names of
 * members are for programs.
 */
function textOfValue(value: unknown): string {
  const text = isRecord(value) ? value['text'] : value;
  if (typeof text === 'string') return text.trim();
  const [first = '', ...others] = leavesOf(value);
  return others.length === 0 ? first : [first, ...others].map((leaf) => `<p>${toHtml(leaf)}</p>`).join('');
}

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts with tags were cleaned when they were saved. Of any other, only what would begin a tag is written as text. */
const toHtml = (text: string): string => (/<[a-z/]/i.test(text) ? text : text.replaceAll('<', '&lt;'));
