import { expect, test } from 'vitest';
import { tidyComponents } from './openapiComponents.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test('only schemas in use are kept, and received ones lose their suffix where the name is free', () => {
  const document = {
    paths: { '/a': { post: { body: ref('OrderInput'), answer: ref('Shelf'), other: ref('BookInput') } } },
    components: {
      schemas: {
        Order: {},
        OrderInput: { items: ref('BookInput') },
        Book: { title: {} },
        BookInput: { title: {} },
        Shelf: { books: [ref('Book')] },
        ShelfInput: {},
      },
    },
  };
  expect(tidyComponents(document)).toEqual({
    paths: { '/a': { post: { body: ref('Order'), answer: ref('Shelf'), other: ref('BookInput') } } },
    components: {
      schemas: {
        Order: { items: ref('BookInput') },
        Book: { title: {} },
        BookInput: { title: {} },
        Shelf: { books: [ref('Book')] },
      },
    },
  });
});
