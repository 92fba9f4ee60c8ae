import { expect, test } from 'vitest';
import { htmlTooDeep } from './htmlSanitizer.ts';
import { FieldProblems } from './fieldProblems.ts';
import { mergedTextOrHtml, readHtml, readJsonTexts, readTextOrHtml } from './htmlFields.ts';

const deep = '<b>'.repeat(8_000);

test('free JSON is cleaned at any depth', () => {
  const problems = new FieldProblems();
  expect(readJsonTexts({ a: ['<script>x</script>ok', 1, null, { b: '1 < 2' }] }, 'content', problems)).toEqual({
    a: ['ok', 1, null, { b: '1 < 2' }],
  });
  expect(problems.errors).toEqual([]);
});

test('VAL-10 HTML that is nested too deep is a problem of its field', () => {
  const problems = new FieldProblems();
  expect(readHtml(deep, 'disclaimer', problems)).toBe('');
  expect(readTextOrHtml(deep, 'description', problems)).toBe('');
  expect(readJsonTexts({ turns: ['fine', { text: deep }] }, 'metadata', problems)).toEqual({
    turns: ['fine', { text: '' }],
  });
  expect(problems.errors).toEqual(
    ['disclaimer', 'description', 'metadata.turns.1.text'].map((field) => ({ field, message: htmlTooDeep })),
  );
});

test('OP-14 what a patch leaves out stays as it was stored, even where it is nested deeper than is taken now', () => {
  const problems = new FieldProblems();
  expect(mergedTextOrHtml(undefined, deep, 'description', problems)).toBe(deep);
  expect(mergedTextOrHtml(null, deep, 'description', problems)).toBe('');
  expect(mergedTextOrHtml('<script>x</script>new', deep, 'description', problems)).toBe('new');
  expect(mergedTextOrHtml(undefined, undefined, 'description', problems)).toBe('');
  expect(problems.errors).toEqual([]);
  expect(mergedTextOrHtml(deep, 'before', 'description', problems)).toBe('');
  expect(problems.errors).toHaveLength(1);
});
