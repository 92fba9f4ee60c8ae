import { expect, test } from 'vitest';
import { withReleasedChanges } from './changes.ts';

const release = { version: '1.2', date: '2030-01-31' };

test('files of changes and what was unreleased become a release, the newest above', () => {
  const changelog = '# Changelog\n\n## Unreleased\n\n- Older.\n\n## 1.1 (2029-01-01)\n\n- First.\n';
  expect(withReleasedChanges(changelog, ['Courses can be\nfolded.\n', 'Lists say more.'], release)).toBe(
    '# Changelog\n\n## Unreleased\n\n## 1.2 (2030-01-31)\n\n- Courses can be\n  folded.\n- Lists say more.\n- Older.\n\n## 1.1 (2029-01-01)\n\n- First.\n',
  );
});

test.each([
  ['# Changelog\n', ['A change.'], 'no heading'],
  ['# Changelog\n\n## Unreleased\n\n## 1.1\n\n- First.\n', [], 'Nothing has changed'],
])('what cannot be released is refused in words', (changelog, changes, words) => {
  expect(() => withReleasedChanges(changelog, changes, release)).toThrow(words);
});
