import { describe, expect, test } from 'vitest';
import { mailJob } from './order/mailJob.ts';
import { isRefusedForGood } from './mailRules.ts';

describe('sending again', () => {
  test('begins after 15 seconds, never waits longer than four hours, and keeps trying for about a day', () => {
    const { most, firstDelaySeconds, longestDelaySeconds } = mailJob.retry;
    // The time doubles; the queue takes between half and all of it.
    const delays = Array.from({ length: most }, (_, index) =>
      Math.min(longestDelaySeconds, 0.75 * firstDelaySeconds * 2 ** (index + 1)),
    );
    expect(firstDelaySeconds).toBe(15);
    expect(Math.max(...delays)).toBe(4 * 3600);
    const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3600;
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(34);
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
