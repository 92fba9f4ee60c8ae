import { act, renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, test } from 'vitest';
import { useVideoPositions } from './useVideoPositions.ts';

const positionAt = (seconds: number, time: string) => ({ sectionId: 7, seconds, time });

/** The positions of a lecture of its own, which the platform saves at `savedAt`. */
function lecture(lectureId: number, first: readonly ReturnType<typeof positionAt>[]) {
  const environment = createMockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }): ReactElement => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { result, rerender } = renderHook(
    ({ positions }) => useVideoPositions({ userCourseId: 77, lectureId, positions }),
    { wrapper, initialProps: { positions: first } },
  );
  return {
    position: () => result.current?.positionOf(7),
    keep: (seconds: number) => result.current?.keep(7, seconds, true),
    saved: (seconds: number, savedAt: string) =>
      act(async () => {
        const data = { saveVideoPosition: { position: positionAt(seconds, savedAt) } };
        environment.mock.resolve(environment.mock.getMostRecentOperation(), { data });
        await Promise.resolve();
      }),
    read: (...positions: readonly ReturnType<typeof positionAt>[]) => rerender({ positions }),
  };
}

// The clock of the device is far ahead of the one, and far behind the other.
test.each(['2001', '2101'])(
  'BEY-19 the newest position counts, by the clock of the platform alone, in %s',
  async (year) => {
    const { position, keep, saved, read } = lecture(Number(year), [positionAt(20, `${year}-01-31T09:00:00.000Z`)]);
    expect(position()).toBe(20);
    keep(40);
    expect(position()).toBe(40);
    await saved(40, `${year}-01-31T09:01:00.000Z`);
    read(positionAt(20, `${year}-01-31T09:00:00.000Z`));
    expect(position()).toBe(40);
    // On another device meanwhile.
    read(positionAt(90, `${year}-01-31T09:02:00.000Z`));
    expect(position()).toBe(90);
    keep(95);
    expect(position()).toBe(95);
  },
);

test('BEY-19 a position that was forgotten here stays so, whatever was known of it before', async () => {
  const { position, keep, saved } = lecture(1, [positionAt(20, '2030-01-31T09:00:00.000Z')]);
  keep(0);
  expect(position()).toBeNull();
  await saved(0, '2030-01-31T09:01:00.000Z');
  expect(position()).toBeNull();
});
