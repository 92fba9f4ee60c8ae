import { expect, test } from 'vitest';
import { processFigures } from './processFigures.ts';

test('what watches the process begins once, however many apps tell of it, and each tells all of it', async () => {
  const first = processFigures();
  expect(processFigures()).toBe(first);
  const text = await first.metrics();
  for (const figure of ['process_cpu_seconds_total', 'nodejs_eventloop_lag_seconds', 'nodejs_heap_size_used_bytes']) {
    expect(text).toContain(`# TYPE ${figure}`);
  }
});
