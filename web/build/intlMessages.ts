import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const prefix = 'virtual:messages/';
const folder = resolve(import.meta.dirname, '../src/i18n');

interface IcuParser {
  parse(message: string): unknown;
}

/** The parser that react-intl itself was built with, so that both agree about the shape of a parsed message. */
const requireFromIntl = createRequire(createRequire(import.meta.url).resolve('react-intl'));
export const icuParser = requireFromIntl('@formatjs/icu-messageformat-parser') as IcuParser;

/** All texts of a language by key, merged from its files, one per domain. */
export function readMessages(language: string): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const file of readdirSync(resolve(folder, language)).sort()) {
    Object.assign(merged, JSON.parse(readFileSync(resolve(folder, language, file), 'utf8')));
  }
  return merged;
}

/** Serves `virtual:messages/<language>`: the texts of a language, parsed, so that the browser needs no parser. */
export function intlMessages(): Plugin {
  return {
    name: 'lectern:intl-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const language = id.slice(prefix.length + 1);
      for (const file of readdirSync(resolve(folder, language))) this.addWatchFile(resolve(folder, language, file));
      const parsed = Object.fromEntries(
        Object.entries(readMessages(language)).map(([key, text]) => [key, compact(icuParser.parse(text))]),
      );
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(parsed))});`;
    },
  };
}

/** Source positions are of no use at run time. */
function compact(parsed: unknown): unknown {
  return JSON.parse(JSON.stringify(parsed, (key, value: unknown) => (key === 'location' ? undefined : value)));
}
