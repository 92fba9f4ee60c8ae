import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Words that read translated, with what an engineer would write (docs/words.md). */
const replacements: Readonly<Record<string, string>> = {
  'whoever|whomever': 'anyone who, those who',
  anew: 'again',
  'for ever': 'forever, permanently',
  'by (?:itself|themselves)': 'on its own',
  'what became of': 'the outcome of',
  somebody: 'someone',
};

const texts = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx', '*.mjs', '*.graphql', '*.md'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  // The list itself; what was released and is not rewritten; what people wrote in the demo.
  .filter(
    (file) =>
      file !== '' &&
      !/words|^CHANGELOG|^docs\/(?:schema|requirements|adr)|^platform\/seed\/|generated|db\/schema\.ts|\/texts\/|i18n\//.test(
        file,
      ),
  );

/** What of a line of code is for people who read it: comments and the names of tests. */
const proseOf = (file: string, line: string): string =>
  /\.(?:md|graphql)$/.test(file) || /^\s*(?:\/?\*|\/\/|\{\/\*|(?:test|it|describe)\b)/.test(line)
    ? line
    : (/(?<![:'"`])\/\/ .*$/.exec(line)?.[0] ?? '');

test.each(Object.entries(replacements))('nobody writes “%s” (rather: %s)', (words) => {
  const pattern = new RegExp(`\\b(?:${words})\\b`, 'i');
  const found = texts.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(proseOf(file, line)) ? [`${file}:${at + 1}`] : [])),
  );
  expect(found).toEqual([]);
});

test('no comment and no name of a test is an id alone: each says what is meant, and the id where to look it up', () => {
  const id = '[A-Z][A-Z0-9]*-\\d+';
  const idsAlone = `\\(?${id}(?:[,;–\\s]+(?:and )?(?:${id}|\\d+))*\\)?[.:]?`;
  const comment = new RegExp(`^\\s*(?:/\\*\\*?|//|--|#|\\{/\\*)\\s*${idsAlone}\\s*(?:\\*/\\}?)?\\s*$`);
  const testName = new RegExp(`\\b(?:test|it|describe)\\b[^'"\`[]*(['"\`])${idsAlone}\\1`);
  const found = texts.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (comment.test(line) || testName.test(line) ? [`${file}:${at + 1}`] : [])),
  );
  expect(found).toEqual([]);
});
