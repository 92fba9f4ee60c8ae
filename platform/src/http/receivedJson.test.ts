import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanReceivedJson, ForbiddenNameError, TooDeepError } from './receivedJson.ts';

/** JSON with texts of any characters, half surrogates too. */
const anyJson = fc.jsonValue({ stringUnit: 'binary' });
const hasControls = (value: unknown): boolean =>
  typeof value === 'string'
    ? !value.isWellFormed() || /[\p{Cc}--[\t\n\r]]/v.test(value)
    : typeof value === 'object' && value !== null && Object.entries(value).flat().some(hasControls);

test('OP-172 a value without control characters and half surrogates stays the same object', () => {
  fc.assert(
    fc.property(anyJson, (value) => {
      fc.pre(!hasControls(value));
      expect(cleanReceivedJson(value)).toBe(value);
    }),
  );
});

test('OP-172 of any value that was received no text has a control character or half a surrogate, in keys and values alike', () => {
  fc.assert(
    fc.property(anyJson, (value) => {
      let kept: unknown;
      try {
        kept = cleanReceivedJson(value);
      } catch (error) {
        // Two of its names become one.
        fc.pre(!(error instanceof ForbiddenNameError));
        throw error;
      }
      expect(hasControls(kept)).toBe(false);
    }),
  );
});

test.each([
  ['a bell', 'a\u0007b', 'ab'],
  ['an escape', '\u001b[1mbold', '[1mbold'],
  ['what ends a text for the database', 'a\u0000b', 'ab'],
  ['the new line of a slide', 'Title\u000bSubtitle', 'Title\nSubtitle'],
  ['the end of a page', 'one\ftwo', 'one\ntwo'],
  ['a control character of the upper half', 'a\u0085b\u009fc', 'a\nbc'],
  ['half a surrogate', 'a\ud83d', 'a\ufffd'],
  ['tab and line breaks, which stay', 'a\tb\r\nc\n', 'a\tb\r\nc\n'],
  ['joiners and emoji, which stay', '👩\u200d🚀 e\u0301', '👩\u200d🚀 e\u0301'],
])('OP-172 text of people: %s', (_what, text, kept) => {
  const of = (value: string) => ({ name: value, modules: [{ lectures: [{ sections: [{ content: value }] }] }] });
  expect(cleanReceivedJson(of(text))).toEqual(of(kept));
});

test('OP-172 SCORM-02 what a package says keeps all that can be kept, and so does a password', () => {
  const value = { cmi: { 'cmi.suspend_data': 'a\u0001b\u000b' }, password: 'a\u0007b', name: 'a\u0007b' };
  expect(cleanReceivedJson(value)).toEqual({ ...value, name: 'ab' });
  expect(cleanReceivedJson({ cmi: { 'cmi.suspend_data': 'a\u0000\u0001' } })).toEqual({
    cmi: { 'cmi.suspend_data': 'a\u0001' },
  });
  expect(cleanReceivedJson({ 'cm\u0001i': { a: 'b\u0001' }, 'pass\u0001word': 'c\u0001' })).toEqual({
    cmi: { a: 'b\u0001' },
    password: 'c\u0001',
  });
});

test('NUL characters are taken out and half surrogates replaced, in keys and values at any depth', () => {
  expect(cleanReceivedJson({ 'a\u0000': ['b\u0000c', { d: '\ud800' }], e: 1, f: null })).toEqual({
    a: ['bc', { d: '\ufffd' }],
    e: 1,
    f: null,
  });
});

test('a value nested deeper than 64 levels is refused, however deep', () => {
  let deep: unknown = '\u0000';
  for (let level = 0; level < 64; level += 1) {
    deep = [deep];
  }
  expect(cleanReceivedJson(deep)).toEqual(JSON.parse(JSON.stringify(deep).replace(String.raw`\u0000`, '')));
  for (let level = 0; level < 100_000; level += 1) {
    deep = [deep];
  }
  expect(() => cleanReceivedJson(deep)).toThrow(TooDeepError);
});

test.each([
  ['{"a":[{"b":{"__proto__":{"x":1}}}]}', 'a.0.b.__proto__'],
  ['{"__proto__":null}', '__proto__'],
  [String.raw`{"a":{"\u005f_proto__":1}}`, 'a.__proto__'],
  ['{"a":{"constructor":{"prototype":{}}}}', 'a.constructor'],
  [String.raw`{"a":{"__proto\u0001__":{"x":1}}}`, 'a.__proto__'],
  [String.raw`{"cmi":{"\u0000__proto__":{"x":1}}}`, 'cmi.__proto__'],
  [String.raw`{"construc\u0007tor":{"proto\u009ftype":{}}}`, 'constructor'],
  [String.raw`{"a":[{"name":1,"na\u0002me":2}]}`, 'a.0.name'],
  [String.raw`{"name\u0001":1,"name\u0002":2}`, 'name'],
  [String.raw`{"a\ud800":1,"a\ufffd":2}`, 'a\ufffd'],
])('a member that could become something else than a member is refused with its place: %s', (text, path) => {
  expect(() => cleanReceivedJson(JSON.parse(text))).toThrow(
    expect.objectContaining({ name: 'ForbiddenNameError', path }),
  );
});

test.each([
  ['password', { password: 'correct\u0000horse' }],
  ['currentPassword', { currentPassword: '\u0000', password: 'x' }],
  ['user.password', { user: { password: 'a\ud800b' } }],
  ['password', { 'pass\u0001word': 'a\u0000b' }],
])('VAL-01 a password with a character that is not stored is refused at %s', (path, value) => {
  expect(() => cleanReceivedJson(value)).toThrow(expect.objectContaining({ name: 'UnusablePasswordError', path }));
});

test('VAL-01 passwords of any other characters stay as they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (password) => {
      fc.pre(!password.includes('\u0000') && password.isWellFormed());
      expect(cleanReceivedJson({ password })).toEqual({ password });
    }),
  );
});

test('other names stay', () => {
  const value = { constructor: 'a', prototype: { x: 1 }, proto: 1 };
  expect(cleanReceivedJson(value)).toBe(value);
});
