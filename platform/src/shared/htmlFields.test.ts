import { expect, test } from 'vitest';
import { htmlTooLong, longestHtml } from './authorHtml.ts';
import { htmlTooDeep } from './htmlSanitizer.ts';
import { FieldProblems } from './fieldProblems.ts';
import {
  mergedTextOrHtml,
  readHtml,
  readJsonTexts,
  readLabel,
  readTextOrHtml,
  receiveJsonTexts,
} from './htmlFields.ts';

const deep = '<b>'.repeat(8_000);

test('free JSON is cleaned at any depth', () => {
  const problems = new FieldProblems();
  expect(readJsonTexts({ a: ['<script>x</script>ok', 1, null, { b: '1 < 2' }] }, 'content', problems)).toEqual({
    a: ['ok', 1, null, { b: '1 < 2' }],
  });
  expect(problems.errors).toEqual([]);
});

test('HTML in free JSON that is received is as long as other HTML may be; plain text, and what is stored, may be longer', () => {
  const problems = new FieldProblems();
  const long = `<b>x</b>${'y'.repeat(longestHtml)}`;
  const plain = 'a < b '.repeat(longestHtml);
  expect(receiveJsonTexts({ a: [long], plain, b: '<b onclick="x()">x</b>' }, 'customMetadata', problems)).toEqual({
    a: [''],
    plain,
    b: '<b>x</b>',
  });
  expect(problems.errors).toEqual([{ field: 'customMetadata.a.0', message: htmlTooLong }]);
  expect(readJsonTexts({ a: [long] }, '', problems)).toEqual({ a: [long] });
  expect(problems.errors).toHaveLength(1);
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

test.each([
  ['<div>', false],
  ['<script>alert(1)</script>', false],
  ['<!-- -->', false],
  ['<T>', false],
  ['<p>&nbsp;</p>', false],
  ['<p>\u00a0</p>', false],
  ['', true],
  [' ', true],
  ['1 < 2', true],
  ['&lt;div&gt;', true],
  ['<code>&lt;div&gt;</code>', true],
  ['<img src="/static/files/a.png" alt="">', true],
])('QUIZ-03 what one chooses shows something where something was written: %j', (text, shown) => {
  const problems = new FieldProblems();
  readLabel(text, 'questions.0.answer.0', problems);
  expect(problems.errors.map(({ field }) => field)).toEqual(shown ? [] : ['questions.0.answer.0']);
});

test.each([
  ['as long as it may be', 2000, []],
  ['longer', 2001, [{ field: 'text', message: 'has a formula of more than 2000 characters: shorten it' }]],
])('OP-223 a formula that is %s is taken or named', (_what, length, errors) => {
  const problems = new FieldProblems();
  const html = `<p><span title="a" data-formula='inline'>x</span></p><div data-formula="block">${'y'.repeat(length)}</div>`;
  readTextOrHtml(html, 'text', problems);
  expect(problems.errors).toEqual(errors);
});

test.each([
  ['once, before a long text', ` data-formula="a"<br>${'y'.repeat(2001)}`],
  ['as often as a text can', `<br>${' data-formula="a"'.repeat(29_000)}`],
])('OP-223 words that look like the attribute %s are no formula', (_what, html) => {
  const problems = new FieldProblems();
  readTextOrHtml(html, 'text', problems);
  expect(problems.errors).toEqual([]);
});
