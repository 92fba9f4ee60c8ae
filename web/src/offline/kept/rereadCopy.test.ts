import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteAnswer } from '../../routing/connection.ts';
import { setKeptCopyTime } from './keptState.ts';
import { rereadCopies, rereadDelays } from './rereadCopy.ts';

const revalidate = vi.fn<() => Promise<void>>();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  revalidate.mockReset().mockResolvedValue(undefined);
  stop = rereadCopies(revalidate);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  setKeptCopyTime(null);
  noteAnswer(true);
});

it('BEY-18 a page that shows a copy while the servers are away behind the network is read again until they answer', async () => {
  setKeptCopyTime(5);
  await vi.advanceTimersByTimeAsync(rereadDelays[0]);
  expect(revalidate).toHaveBeenCalledTimes(1);
  revalidate.mockImplementation(async () => setKeptCopyTime(null));
  await vi.advanceTimersByTimeAsync(rereadDelays[1]);
  expect(revalidate).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(revalidate).toHaveBeenCalledTimes(2);
});

it('BEY-18 a page that shows a copy is read again with the connection, and not before', async () => {
  noteAnswer(false);
  setKeptCopyTime(5);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(revalidate).not.toHaveBeenCalled();
  noteAnswer(true);
  expect(revalidate).toHaveBeenCalledTimes(1);
});
