import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { loggedError } from './loggedError.ts';

test('an error of the database is logged with its code and constraint, without the row', () => {
  const error = Object.assign(new DatabaseError('violates check constraint', 1, 'error'), {
    code: '23514',
    constraint: 'app_user_language_check',
    detail: 'Failing row contains (1, $argon2id$…)',
    where: 'unnamed portal parameter $3 = …',
  });
  const line = JSON.stringify(loggedError(error));
  expect(JSON.parse(line)).toMatchObject({
    message: 'violates check constraint',
    code: '23514',
    constraint: 'app_user_language_check',
    stack: expect.stringContaining('violates check constraint'),
  });
  expect(line).not.toMatch(/argon2id|parameter/);
});
