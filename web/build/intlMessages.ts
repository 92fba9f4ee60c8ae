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

/** Domains whose texts only admins see: they load with the admin's screens, so that learners do not carry them. */
const adminDomains: readonly string[] = ['admin', 'workspace'];

/** Who reads a domain: everyone, or admins alone. */
type Readers = 'everyone' | 'admins';

/** All texts of a language by key, merged from its files, one per domain; of one kind of readers when that is given. */
export function readMessages(language: string, readers?: Readers): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const file of readdirSync(resolve(folder, language)).sort()) {
    if (readers && readersOf(file.replace(/\.json$/, '')) !== readers) continue;
    Object.assign(merged, JSON.parse(readFileSync(resolve(folder, language, file), 'utf8')));
  }
  return merged;
}

function readersOf(domain: string): Readers {
  return adminDomains.includes(domain) ? 'admins' : 'everyone';
}

/**
 * Serves `virtual:messages/<language>` and, of the admin's screens, `virtual:messages/admin/<language>`: the texts of a language,
 * parsed, so that the browser needs no parser.
 */
export function intlMessages(): Plugin {
  return {
    name: 'lectern:intl-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const name = id.slice(prefix.length + 1);
      const language = name.replace(/^admin\//, '');
      const readers = language === name ? 'everyone' : 'admins';
      for (const file of readdirSync(resolve(folder, language))) this.addWatchFile(resolve(folder, language, file));
      const parsed = Object.fromEntries(
        Object.entries(readMessages(language, readers)).map(([key, text]) => [key, compact(icuParser.parse(text))]),
      );
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(parsed))});`;
    },
  };
}

/** Source positions are of no use at run time. */
function compact(parsed: unknown): unknown {
  return JSON.parse(JSON.stringify(parsed, (key, value: unknown) => (key === 'location' ? undefined : value)));
}
