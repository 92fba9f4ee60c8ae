import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderRoutes } from '../../testing/renderWithin.tsx';
import { TableSearch } from './TableSearch.tsx';

/** A list with its search, in which someone has just typed, and a page that takes a second to come. */
async function openList(): Promise<string[]> {
  const searched: string[] = [];
  const list = (
    <>
      <TableSearch label="Search" value="" onSearched={(text) => searched.push(text)} />
      <Link to="/person">Ada</Link>
    </>
  );
  const slowly = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), 1000));
  const routes = [
    { path: '/', element: list },
    { path: '/person', loader: slowly, element: <h1>Ada</h1> },
  ];
  await renderRoutes(routes, '/');
  vi.useFakeTimers();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ada' } });
  return searched;
}

afterEach(() => void vi.useRealTimers());

describe('the search of a list', () => {
  it('USERS-05 searches when nobody has typed for a moment', async () => {
    const searched = await openList();
    expect(searched).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(searched).toEqual(['ada']);
  });

  it('PROGR-01 keeps out of the way of a page that was chosen meanwhile', async () => {
    const searched = await openList();
    fireEvent.click(screen.getByRole('link', { name: 'Ada' }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('heading', { name: 'Ada' })).toBeVisible();
    expect(searched).toEqual([]);
  });
});
