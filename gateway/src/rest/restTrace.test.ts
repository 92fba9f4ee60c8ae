import { expect, test } from 'vitest';
import { beginCall, newTrace, whileOpen } from './restTrace.ts';

const { signal } = new AbortController();

test('an operation that is over begins no call any more', () => {
  const trace = newTrace(10);
  beginCall(trace, signal);
  trace.isOver = true;
  expect(() => beginCall(trace, signal)).toThrow('Nobody waits for the answer any more');
  expect(trace.calls).toBe(1);
});

test('a call is open until it is answered or has failed', async () => {
  const trace = newTrace(10);
  const [answered, failed] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const calls = [whileOpen(trace, answered.promise), whileOpen(trace, failed.promise)];
  expect(trace.open).toBe(2);
  answered.resolve('body');
  expect(await calls[0]).toBe('body');
  expect(trace.open).toBe(1);
  failed.reject(new Error('gone'));
  await expect(calls[1]).rejects.toThrow('gone');
  expect(trace.open).toBe(0);
});
