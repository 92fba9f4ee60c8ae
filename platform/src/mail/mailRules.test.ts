import { describe, expect, test } from 'vitest';
import { isRefusedForGood, mostTries, retryDelayMs } from './mailRules.ts';

describe('sending again', () => {
  test('begins after 15 seconds, never waits longer than four hours, and goes on for about a day', () => {
    const delays = Array.from({ length: mostTries - 1 }, (_, index) => retryDelayMs(index + 1));
    expect(delays.slice(0, 3)).toEqual([15_000, 60_000, 240_000]);
    expect(Math.max(...delays)).toBe(4 * 3_600_000);
    const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(30);
  });

  test.each([
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, true],
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }, false],
    [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, false],
    [{ code: 'ECONNECTION', command: 'CONN' }, false],
    [{}, false],
  ])('%j is for good: %j', (failure, expected) => {
    expect(isRefusedForGood(failure)).toBe(expected);
  });
});
