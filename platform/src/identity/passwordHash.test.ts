import { describe, expect, test } from 'vitest';
import { createPasswordHasher, hashPassword } from './passwordHash.ts';

describe('OP-88 passwords', () => {
  test('are hashed with argon2id and a salt of their own', async () => {
    const [one, two] = await Promise.all([hashPassword('lectern-demo'), hashPassword('lectern-demo')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
  });

  test('are right or wrong, in whichever way a letter was typed', async () => {
    const passwords = createPasswordHasher({ concurrency: 2, queueLength: 10 });
    const stored = await passwords.hash('Grüße 1234');
    expect(await passwords.verify('Grüße 1234', stored)).toBe(true);
    expect(await passwords.verify('Grüße 1234'.normalize('NFD'), stored)).toBe(true);
    expect(await passwords.verify('grüße 1234', stored)).toBe(false);
  });

  test('are never right without a hash or with one that cannot be read', async () => {
    const passwords = createPasswordHasher({ concurrency: 2, queueLength: 10 });
    expect(await passwords.verify('x', null)).toBe(false);
    expect(await passwords.verify('x', 'plain text')).toBe(false);
  });

  test('wait in a queue that is refused with 503 when it is full, and work again after it', async () => {
    const passwords = createPasswordHasher({ concurrency: 1, queueLength: 2 });
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash('lectern-demo')));
    expect(results.map((result) => result.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(results[4]).toMatchObject({ reason: { code: 'UNAVAILABLE', status: 503 } });
    expect(() => passwords.assertRoom()).not.toThrow();
    expect(await passwords.verify('lectern-demo', await passwords.hash('lectern-demo'))).toBe(true);
  });
});
