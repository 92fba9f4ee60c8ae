import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
}).split('\n');
const paths = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));
const papers = files.filter((file) => /^(?:[^/]+\/)?[^/]+\.md$|^docs\/how-to\//.test(file) && file !== 'CHANGELOG.md');
const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');

function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

test('the architecture is told in at most 1,500 words', () => {
  expect(architecture.split(/\s+/).length).toBeLessThanOrEqual(1_500);
});

test('every file and folder that the architecture names is there', () => {
  const withoutPatterns = architecture.replaceAll(/[\w/.-]*<\w+>[\w/.-]*/g, '');
  const path = /\b[\w-]+(?:\/[\w-]+)*(?:\.test)?\.(?:tsx?|json|graphql|md)\b|\b[\w-]+(?:\/[\w-]+)+/g;
  const named = [...withoutPatterns.matchAll(path)].map(([found]) => found);
  expect(named.length).toBeGreaterThan(60);
  // In the pictures a path begins below the `src` of the package whose step it is.
  const isThere = (named: string): boolean => [...paths].some((known) => `/${known}`.endsWith(`/${named}`));
  const addresses = /^(?:api\/v1|courseware)/;
  expect(named.filter((found) => !addresses.test(found) && !isThere(found))).toEqual([]);
});

test.each(papers)('the links of %s lead to files that are there', (paper) => {
  const text = readFileSync(join(root, paper), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link = '']) =>
    normalize(join(dirname(paper), link)).replace(/\/$/, ''),
  );
  expect(links.filter((link) => !paths.has(link))).toEqual([]);
});

test.each(papers)('every file that %s names is there', (paper) => {
  // Patterns, names that stand for any (`xQueries.ts`, `useX.ts`), the type that a recipe adds, and what is served and no file.
  const pattern = /[\w/.-]*(?:[*…]|<\w+>)[\w/.-]*/g;
  const example = /(?:^|\/)(?:use)?[xX](?:[A-Z]|\.)|NNNN|quotation|^(?:profile|metadata)\.json$|jwks\.json$/i;
  const file = /\b[\w-]+(?:\/[\w-]+)*(?:\.\w+)*\.(?:tsx?|mjs|json|graphql|sql)\b/g;
  const words = readFileSync(join(root, paper), 'utf8').match(/`[^`\n]+`/g) ?? [];
  const named = words.flatMap((word) => word.replaceAll(pattern, '').match(file) ?? []);
  const isThere = (name: string): boolean => files.some((known) => `/${known}`.endsWith(`/${name}`));
  expect(named.filter((name) => !example.test(name) && !isThere(name))).toEqual([]);
});

test('every id of a requirement or decision is explained in docs/requirements.md, once', () => {
  const rows = [
    ...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(/^\| ([A-Z][A-Z0-9]+-\d+) \|/gm),
  ].map(([, id]) => id);
  const explained = new Set(rows);
  expect(rows.filter((id, index) => rows.indexOf(id) !== index)).toEqual([]);
  expect(explained.size).toBeGreaterThan(800);
  const groups = [...new Set([...explained].map((id) => id?.split('-')[0]))].join('|');
  const id = new RegExp(`(?<![\\w-])(?:${groups})-\\d+\\b(?!-)`, 'g');
  const texts = files.filter(
    (file) => /\.(?:tsx?|mjs|graphql|sql|md|ya?ml)$/.test(file) && !/generated__?\//.test(file),
  );
  const unknown = texts.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(id)]
      .filter(([found]) => !explained.has(found))
      .map(([found]) => `${file}: ${found}`),
  );
  expect(unknown).toEqual([]);
});
