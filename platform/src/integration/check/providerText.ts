const longest = 200;
/** Words for the text, in the order in which providers mean it for people: SCIM, OAuth2, then what is common. */
const textMembers = ['detail', 'error_description', 'message', 'error', 'title'];

/**
 * One short line of what a provider says of a refusal, or null. Only from JSON, only from members that are meant for people, and
 * without anything that was sent as a secret: an answer may quote the request.
 */
export function providerText(body: string, secrets: readonly string[]): string | null {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return null;
  }
  const text = textMembers
    .map((name) => memberOf(answer, name))
    .find((value): value is string => typeof value === 'string' && value.trim() !== '');
  if (text === undefined) {
    return null;
  }
  const line = text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
  const quotesSecret = secrets.some((secret) => secret !== '' && line.includes(secret));
  return quotesSecret ? null : shorten(line);
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const shorten = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
