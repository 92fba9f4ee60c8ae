import { expect, test } from 'vitest';
import { createSchema } from '../schema.ts';
import { createDocuments } from './documents.ts';

test('documents that anybody sent are kept by their size, the latest ones', () => {
  const { read } = createDocuments(createSchema(), '/nonexistent', false);
  const texts = Array.from(
    { length: 100 },
    (_x, index) => `query Number${index} { courses(filter: { tags: [${'"a" '.repeat(900)}] }) { totalCount } }`,
  );
  const documents = texts.map(read);
  // From the latest on: what is not kept is read anew, and would drive out what is.
  const kept = texts.findLastIndex((text, index) => read(text) !== documents[index]);
  // Each takes about 360 kB, and 16 MB are for them all.
  expect(texts.length - 1 - kept).toBeGreaterThan(20);
  expect(texts.length - 1 - kept).toBeLessThan(50);
});
