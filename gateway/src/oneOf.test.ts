import { expect, test } from 'vitest';
import { givenMember } from './oneOf.ts';

test('the member that is given, with its name', () => {
  expect(givenMember({ text: 'a', html: null, pdf: undefined }, 'content')).toEqual(['text', 'a']);
  expect(givenMember({ turns: false }, 'content')).toEqual(['turns', false]);
});

test.each([[{}], [{ text: null }], [{ text: 'a', html: 'b' }]])('OP-13 %j is refused with its field', (input) => {
  expect(() => givenMember(input, 'content')).toThrow(
    expect.objectContaining({
      extensions: expect.objectContaining({ code: 'BAD_USER_INPUT', params: { field: 'content' } }) as unknown,
    }) as Error,
  );
});
