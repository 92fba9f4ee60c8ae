import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPlain } from '../../testing/renderPlain.tsx';
import { ZoneNote } from './ZoneNote.tsx';

it.each([
  ['Europe/Kyiv', 'Times in Europe/Kyiv'],
  ['America/New_York', 'Times in America/New York'],
  ['UTC', 'Times in UTC'],
])('OP-193 in %s the times are said to be “%s”', async (timeZone, words) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  await renderPlain(<ZoneNote />);
  expect(screen.getByText(words)).toBeVisible();
  vi.restoreAllMocks();
});
