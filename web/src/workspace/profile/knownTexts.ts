import type { MessageFormatElement } from 'react-intl';
import type { Messages } from '../../i18n/loadMessages.ts';
import { searchMatcher } from '../../ui/search/searchFold.ts';

/** A text of the interface that a workspace may replace. */
export interface KnownText {
  key: string;
  /** The text as it is, arguments as `{name}`. */
  text: string;
}

/** Element types of a parsed message, as the parser numbers them. */
const literal = 0;
const argument = 1;

/** The texts that can be replaced, by key: those without plurals and formats, which a replacement cannot have. */
export function replaceableTexts(messages: Messages): KnownText[] {
  return Object.entries(messages)
    .flatMap(([key, elements]) => {
      const text = plainText(elements);
      return text === null ? [] : [{ key, text }];
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** The texts whose key or words have the words of `search`, at most `most`. */
export function findTexts(texts: readonly KnownText[], search: string, most: number): KnownText[] {
  if (search.trim() === '') return [];
  const matches = searchMatcher(search);
  return texts.filter(({ key, text }) => matches(`${text} ${key}`)).slice(0, most);
}

function plainText(elements: readonly MessageFormatElement[]): string | null {
  let text = '';
  for (const element of elements as readonly { type: number; value?: unknown }[]) {
    if (element.type === literal) text += String(element.value);
    else if (element.type === argument) text += `{${String(element.value)}}`;
    else return null;
  }
  return text;
}
