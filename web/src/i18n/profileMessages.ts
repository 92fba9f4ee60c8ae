import type { MessageFormatElement } from 'react-intl';
import type { LanguageCode } from './languages.ts';
import type { Messages } from './loadMessages.ts';

/** Element types of a parsed message, as the parser numbers them. */
const literal = 0;
const argument = 1;

/**
 * The texts with those that the workspace's profile replaces (WS-08, OP-28): `{"de": {"key": "text"}}`. A replacement may name
 * arguments as `{name}`; plurals and formats it cannot have. Anything that is not of this shape is ignored.
 */
export function withProfileMessages(messages: Messages, overrides: unknown, language: LanguageCode): Messages {
  const texts = isRecord(overrides) ? overrides[language] : null;
  if (!isRecord(texts)) return messages;
  const replaced: Record<string, MessageFormatElement[]> = { ...messages };
  for (const [key, text] of Object.entries(texts)) {
    if (Object.hasOwn(messages, key) && typeof text === 'string') replaced[key] = parseSimple(text);
  }
  return replaced;
}

function parseSimple(text: string): MessageFormatElement[] {
  return text
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) =>
      /^\{\w+\}$/.test(part) ? { type: argument, value: part.slice(1, -1) } : { type: literal, value: part },
    );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}
