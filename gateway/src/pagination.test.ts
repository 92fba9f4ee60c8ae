import { expect, test } from 'vitest';
import { readConnection, toPageRequest, type PageWire } from './pagination.ts';
import { RestError } from './rest/RestError.ts';

test.each([
  [{}, { page: 0, size: 25 }],
  [{ first: 10 }, { page: 0, size: 10 }],
  [{ page: 2 }, { page: 2, size: 25 }],
  [
    { page: 2, size: 7 },
    { page: 2, size: 7 },
  ],
  [{ after: 'c' }, { after: 'c', size: 25 }],
  [
    { first: 100, after: 'c' },
    { after: 'c', size: 100 },
  ],
  [{ last: 3 }, { before: 'end', size: 3 }],
  [{ before: 'c' }, { before: 'c', size: 25 }],
  [
    { last: 3, before: 'c' },
    { before: 'c', size: 3 },
  ],
])('OP-13 %j asks the platform for %j', (args, request) => {
  expect(toPageRequest(args)).toEqual(request);
});

test.each([
  [{ first: 0 }, '`first` must be from 1 to 100.'],
  [{ first: 101 }, '`first` must be from 1 to 100.'],
  [{ last: 101 }, '`last` must be from 1 to 100.'],
  [{ size: 0 }, '`size` must be from 1 to 100.'],
  [{ page: -1 }, '`page` counts from 0.'],
  [{ page: 99_999_999 }, '`page` must be from 0 to 1000000.'],
  [{ first: 1, last: 1 }, 'Page by'],
  [{ after: 'a', before: 'b' }, 'Page by'],
  [{ first: 1, page: 0 }, 'Page by'],
  [{ before: 'c', size: 3 }, 'Page by'],
])('OP-13 %j is refused: %s', (args, message) => {
  expect(() => toPageRequest(args)).toThrow(message);
});

test.each(['after', 'before'])('OP-13 what is too long for a cursor as `%s` is refused without a call', (name) => {
  expect(() => toPageRequest({ [name]: 'x'.repeat(4_001) })).toThrow('This is no cursor of this list.');
  expect(toPageRequest({ [name]: 'x'.repeat(4_000) })).toMatchObject({ size: 25 });
});

const wire = (over: Partial<PageWire<number>> = {}): PageWire<number> => ({
  content: [1, 2],
  cursors: ['c1', 'c2'],
  pageable: { pageNumber: null, pageSize: 2, first: false, last: true, totalPages: 2, totalElements: 4 },
  ...over,
});

test('OP-05 OP-13 a page by a cursor says on which side there is more, and names each row by the cursor of the platform', async () => {
  const page = await readConnection({ after: 'c0', size: 2 }, async () => wire(), String);
  expect(page).toEqual({
    edges: [
      { cursor: 'c1', node: '1' },
      { cursor: 'c2', node: '2' },
    ],
    nodes: ['1', '2'],
    pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: 'c1', endCursor: 'c2' },
    totalCount: 4,
  });
});

test('OP-13 a cursor that is not of this list is the caller’s mistake, any other refusal is what it is', async () => {
  const refusal = (field: string) =>
    new RestError({
      status: 400,
      code: 'INVALID',
      message: 'Invalid',
      fieldErrors: [{ field, message: 'This is no cursor of this list.' }],
    });
  const read = (field: string) =>
    readConnection({ after: 'x', size: 1 }, () => Promise.reject<PageWire<number>>(refusal(field)), String);
  await expect(read('after')).rejects.toMatchObject({
    message: 'This is no cursor of this list.',
    extensions: { code: 'BAD_USER_INPUT', params: { field: 'after' } },
  });
  await expect(read('q')).rejects.toBeInstanceOf(RestError);
});
