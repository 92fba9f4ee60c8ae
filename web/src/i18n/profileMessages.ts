import type { MessageFormatElement } from 'react-intl';
import type { LanguageCode } from './languages.ts';
import type { Messages } from './loadMessages.ts';

/** Element types of a parsed message, as the parser numbers them. */
const literal = 0;
const argument = 1;

/**
 * The texts with those that the workspace's profile replaces in a language (WS-08, OP-28). A replacement may name arguments as
 * `{name}`; plurals and formats it cannot have.
 */
export function withProfileMessages(
  messages: Messages,
  texts: readonly ReplacedText[] | undefined,
  language: LanguageCode,
): Messages {
  const own = (texts ?? []).filter((text) => text.language.toLowerCase() === language);
  if (own.length === 0) return messages;
  const replaced: Record<string, MessageFormatElement[]> = { ...messages };
  for (const { key, text } of own) {
    if (Object.hasOwn(messages, key)) replaced[key] = parseSimple(text);
  }
  return replaced;
}

/** A text of the interface that the workspace replaces. `language` in any case of letters. */
export interface ReplacedText {
  readonly language: string;
  readonly key: string;
  readonly text: string;
}

function parseSimple(text: string): MessageFormatElement[] {
  return text
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) =>
      /^\{\w+\}$/.test(part) ? { type: argument, value: part.slice(1, -1) } : { type: literal, value: part },
    );
}
