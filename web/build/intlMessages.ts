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

/** A part of the texts, by when they load. */
export type MessagePart =
  | 'first'
  | 'course'
  | 'rest'
  | 'admin'
  | 'authoring'
  | 'file'
  | 'recording'
  | 'apiToken'
  | 'webhook';

/**
 * Domains by part: what the landing page and the catalogue draw loads first; what the pages of courses draw besides loads with them, and
 * stands among all the rest once more; what only admins see loads with the admin's
 * screens, what only authors see with the course editor, what uploads say with the window for them and
 * with the editor, what the recorder says with its window, what is said of API tokens and of webhooks with theirs; everything else follows the
 * first part, or the page that needs it.
 */
export const partDomains: Readonly<Record<Exclude<MessagePart, 'rest'>, readonly string[]>> = {
  first: ['catalogue', 'duration', 'shell', 'ui'],
  course: ['achievement', 'authorHtml', 'campaign', 'course', 'enrolment', 'errors', 'lecture', 'routing', 'section'],
  admin: [
    'admin',
    'analytics',
    'audit',
    'courseList',
    'enrolPeople',
    'group',
    'integration',
    'job',
    'people',
    'privacy',
    'progress',
    'revocation',
    'statistics',
    'table',
    'voucher',
    'workspace',
  ],
  authoring: ['authoring', 'fields', 'file', 'history', 'questionEditor', 'sectionEditor', 'statistics', 'videoEditor'],
  file: ['file'],
  recording: ['recording'],
  apiToken: ['apiToken'],
  webhook: ['webhook'],
};

/** All texts of a language by key, merged from its files, one per domain; of one part when that is given. */
export function readMessages(language: string, part?: MessagePart): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const file of readdirSync(resolve(folder, language)).sort()) {
    if (part && !isIn(part, file.replace(/\.json$/, ''))) continue;
    Object.assign(merged, JSON.parse(readFileSync(resolve(folder, language, file), 'utf8')));
  }
  return merged;
}

const isIn = (part: MessagePart, domain: string): boolean =>
  part === 'rest'
    ? !Object.entries(partDomains).some(([other, domains]) => other !== 'course' && domains.includes(domain))
    : partDomains[part].includes(domain);

/** Serves `virtual:messages/<part>/<language>`: texts of a language, parsed, so that the browser needs no parser. */
export function intlMessages(): Plugin {
  return {
    name: 'lectern:intl-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const [part, language = ''] = id.slice(prefix.length + 1).split('/');
      for (const file of readdirSync(resolve(folder, language))) this.addWatchFile(resolve(folder, language, file));
      const parsed = Object.fromEntries(
        Object.entries(readMessages(language, part as MessagePart)).map(([key, text]) => [
          key,
          compact(icuParser.parse(text)),
        ]),
      );
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(parsed))});`;
    },
  };
}

/** Source positions are of no use at run time. */
function compact(parsed: unknown): unknown {
  return JSON.parse(JSON.stringify(parsed, (key, value: unknown) => (key === 'location' ? undefined : value)));
}
