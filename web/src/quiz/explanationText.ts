/** An explanation as HTML or plain text to show; empty when there is nothing to say (QUIZ-20). */
export function explanationText({ type, content }: { type: string; content: string }): string {
  if (type !== 'JSON') return content.trim();
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value === 'string') return value.trim();
    const text = value !== null && typeof value === 'object' ? (value as Record<string, unknown>)['text'] : undefined;
    return typeof text === 'string' ? text.trim() : '';
  } catch {
    return '';
  }
}
