import type { MessageDescriptor } from 'react-intl';

/** A text: its key (`domain.name`), the English words, and a note for translators. */
type Text = MessageDescriptor & { id: string; defaultMessage: string; description: string };

/**
 * Names texts. The library's function of this name infers that a text takes no values unless each is spelled out as a type
 * argument; `npm run check:i18n` compares the values of all languages instead.
 */
export function defineMessages<Name extends string>(
  texts: Record<Name, Text>,
): Readonly<Record<Name, MessageDescriptor>> {
  return texts;
}
