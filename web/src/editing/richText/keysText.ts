import type { IntlShape } from 'react-intl';
import { fieldMessages as messages } from '../messages.ts';
import type { Command, Keys } from './commands.ts';

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** Keys as they are labelled on the keyboard. */
export function keysText(intl: IntlShape, { key, bare, shift, alt }: Keys): string {
  const letter = key.length === 1 ? key.toUpperCase() : key;
  if (isMac) {
    return `${alt ? '⌥' : ''}${shift ? '⇧' : ''}${bare ? '' : '⌘'}${letter}`;
  }
  return [
    ...(bare ? [] : [intl.formatMessage(messages.keyControl)]),
    ...(alt ? [intl.formatMessage(messages.keyAlt)] : []),
    ...(shift ? [intl.formatMessage(messages.keyShift)] : []),
    letter,
  ].join('+');
}

/** The name of a tool with its keys, for its tooltip. */
export const tooltipOf = (intl: IntlShape, { name, keys }: Pick<Command, 'name' | 'keys'>): string =>
  withKeys(intl, intl.formatMessage(name), keys);

/** What a control is called, with its keys. */
export const withKeys = (intl: IntlShape, name: string, keys: Keys | null): string =>
  keys === null ? name : intl.formatMessage(messages.withKeys, { name, keys: keysText(intl, keys) });
