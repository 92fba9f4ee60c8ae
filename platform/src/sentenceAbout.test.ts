import { assert, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { DomainError, invalidField } from './errors.ts';
import { sentenceAbout, sentencesTogether } from './sentenceAbout.ts';

test.each([
  ['name', 'is longer than 255 characters: shorten it', '`name` is longer than 255 characters: shorten it.'],
  ['modules.0.lectures.12.name', 'is required', '`modules[0].lectures[12].name` is required.'],
  ['correctAnswer', 'there is no item 9', '`correctAnswer`: there is no item 9.'],
  ['q', 'The filter q cannot be read.', 'The filter q cannot be read.'],
  ['fast', '`fast` is not offered here', '`fast` is not offered here.'],
  ['', 'must be an object', 'The body must be an object.'],
])('OP-204 what is said of %s is a whole sentence', (field, message, sentence) => {
  expect(sentenceAbout(field, message)).toBe(sentence);
});

test('OP-204 whatever a rule says, the sentence begins with a field or a capital, ends, and stays as it is', () => {
  assert(
    property(
      stringMatching(/^[a-z]{1,8}(?:\.\d{1,3}|\.[a-z]{1,8}){0,4}$/),
      stringMatching(/^[a-zA-Z][a-z ]{0,30}[a-z]$/),
      (field, message) => {
        const sentence = sentenceAbout(field, message);
        expect(sentence).toMatch(/^(?:`[^`]+`:? |\p{Lu}).*[.!?…]$/u);
        expect(sentenceAbout(field, sentence)).toBe(sentence);
      },
    ),
  );
});

test('OP-204 a refusal tells its fields in one message, and says how many more there are', () => {
  const told = ['a', 'b', 'c', 'd', 'e'].map((field) => sentenceAbout(field, 'is required'));
  expect(sentencesTogether(told.slice(0, 2))).toBe('`a` is required. `b` is required.');
  expect(sentencesTogether(told)).toBe(
    '`a` is required. `b` is required. `c` is required. There are 2 more in `errors`.',
  );
});

test('OP-204 one field that does not fit is told alike in the message and beside its field', () => {
  expect(invalidField('dueTime', 'must be later than now')).toMatchObject({
    message: '`dueTime` must be later than now.',
    errors: [{ field: 'dueTime', message: '`dueTime` must be later than now.' }],
  });
  expect(new DomainError('INVALID', { message: 'This course is on another site' }).message).toBe(
    'This course is on another site.',
  );
});
