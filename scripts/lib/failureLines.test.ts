import { expect, test } from 'vitest';
import { failureLines } from './failureLines.ts';

const words = (lines: number) => Array.from({ length: lines }, (_, index) => `line ${index + 1}`).join('\n');
const failed = (count: number, lines: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `test ${index + 1}`, words: words(lines) }));

test('nothing failed, nothing is said', () => {
  expect(failureLines([{ title: 'Format', failures: [] }])).toEqual([]);
});

test('one failure has its step, its name and the first fifteen lines of its error, without colours', () => {
  const lines = failureLines([
    { title: 'Format', failures: [] },
    { title: 'Platform', failures: [{ name: 'a test', words: `\u001b[31m${words(40)}\u001b[0m\n\n` }] },
  ]);
  expect(lines[0]).toBe('✗ Platform: a test');
  expect(lines.slice(1)).toEqual(Array.from({ length: 15 }, (_, index) => `    line ${index + 1}`));
});

test('many failures are all named, with less of each error, so that the end of a log holds them', () => {
  const lines = failureLines([
    { title: 'Gateway', failures: failed(4, 40) },
    { title: 'Web client', failures: failed(4, 1) },
  ]);
  expect(lines.length).toBeLessThanOrEqual(26);
  expect(lines.filter((line) => line.startsWith('✗'))).toHaveLength(8);
  expect(lines.slice(0, 3)).toEqual(['✗ Gateway: test 1', '    line 1', '    line 2']);
});

test('of a hundred failures the first are named, and the others counted', () => {
  const lines = failureLines([{ title: 'Gateway', failures: failed(100, 3) }]);
  expect(lines).toHaveLength(27);
  expect(lines.at(-1)).toBe('… and 74 more, see above.');
});
