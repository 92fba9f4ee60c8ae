import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanReceivedJson, TooDeepError } from './receivedJson.ts';

test('a value without NUL and half surrogates stays the same object', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      fc.pre(!JSON.stringify(value).includes(String.raw`\u0000`));
      expect(cleanReceivedJson(value)).toBe(value);
    }),
  );
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
])('a member that could become something else than a member is refused with its place: %s', (text, path) => {
  expect(() => cleanReceivedJson(JSON.parse(text))).toThrow(
    expect.objectContaining({ name: 'ForbiddenNameError', path }),
  );
});

test.each([
  ['password', { password: 'correct\u0000horse' }],
  ['currentPassword', { currentPassword: '\u0000', password: 'x' }],
  ['user.password', { user: { password: 'a\ud800b' } }],
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
