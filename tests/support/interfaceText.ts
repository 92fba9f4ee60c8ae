import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Appearance } from './axeGrid.ts';

/**
 * A text of the interface by the id of its message, as the whole name of a control or a heading. `values` fill its places; a place without
 * one may hold anything.
 */
type WholeText = (id: string, values?: Readonly<Record<string, string>>) => RegExp;

type PlainText = (id: string) => string;

/** The texts of one language; `plain` is the message as it is written. Both throw for an id that no message has. */
export type InterfaceTexts = WholeText & { readonly plain: PlainText };

const folder = resolve(import.meta.dirname, '..', '..', 'web', 'src', 'i18n');

/** The texts of the interface as the web client has them. */
export function interfaceTexts(language: Appearance['language']): InterfaceTexts {
  const plain: PlainText = (id) => {
    const [domain = ''] = id.split('.');
    const texts = JSON.parse(readFileSync(resolve(folder, language, `${domain}.json`), 'utf8')) as Record<
      string,
      string
    >;
    const text = texts[id];
    if (text === undefined) throw new Error(`No message has the id ${id}`);
    return text;
  };
  const whole: WholeText = (id, values = {}) => {
    const parts = plain(id).split(/\{(\w+)[^{}]*\}/);
    // What stands between two places, and the names of the places, take turns.
    const pattern = parts.map((part, at) => (at % 2 === 0 ? escaped(part) : escaped(values[part]) || '.*'));
    return new RegExp(`^${pattern.join('')}$`);
  };
  return Object.assign(whole, { plain });
}

const escaped = (text = ''): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
