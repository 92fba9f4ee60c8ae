import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const artifacts = globSync('**/__generated__/*.graphql.ts', { cwd: import.meta.dirname });

/**
 * A mutation tells its errors to who sent it, and a subscription, which may not throw them, leaves what was read before it; an inline fragment
 * is read out of its payload, a further page of a list by its fragment, and what is spread without a mask as a part of its query.
 */
const toldElsewhere =
  /"operationKind": "(?:mutation|subscription)"|"kind": "InlineDataFragment"|type \w+PaginationQuery\$data = |"name": "readLecture_(?:section|question)"/;

it('an outage never looks like absence: every query and fragment throws the errors of its fields', () => {
  const silent = artifacts.filter((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    return !toldElsewhere.test(text) && !text.includes('"throwOnFieldError": true');
  });
  expect(artifacts.length).toBeGreaterThan(100);
  expect(silent).toEqual([]);
});
