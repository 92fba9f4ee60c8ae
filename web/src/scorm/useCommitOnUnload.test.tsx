import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, Link, redirect, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { whenItemsClosed } from '../offline/commit/onUnload.ts';
import { useCommitOnUnload } from './useCommitOnUnload.ts';

const here = '/courseware/?lecture=1#!258';
const question = '/courseware/?lecture=1&question=5#!258';
const next = '/courseware/?lecture=2#!258';

afterEach(() => void vi.useRealTimers());

/** A lecture with an open item that answers when the test says so; its address, and how the learner goes elsewhere. */
async function open() {
  const closing = Promise.withResolvers<void>();
  const sending = Promise.withResolvers<void>();
  const spies = {
    close: vi.fn<() => Promise<void>>(() => closing.promise),
    send: vi.fn<() => Promise<void>>(() => sending.promise),
    onClosed: vi.fn<() => void>(),
  };
  function Item(): ReactElement {
    useCommitOnUnload(spies);
    return <p>Item</p>;
  }
  function Courseware(): ReactElement {
    const { search } = useLocation();
    return (
      <>
        {[next, question, '/', '/round/'].map((to) => (
          <Link key={to} to={to}>
            {to}
          </Link>
        ))}
        {search.includes('lecture=1') ? <Item /> : null}
      </>
    );
  }
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home</p> },
      { path: '/round/', loader: () => redirect(here), element: null },
      { path: '/courseware/', element: <Courseware /> },
    ],
    { initialEntries: ['/', here] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByText('Item');
  return {
    ...spies,
    go: (to: string) => userEvent.click(screen.getByRole('link', { name: to })),
    goBack: () => act(async () => void router.navigate(-1)),
    address: () => `${router.state.location.pathname}${router.state.location.search}${router.state.location.hash}`,
    answer: () => act(async () => closing.resolve()),
    sent: () => act(async () => sending.resolve()),
  };
}

it('SCORM-02 OP-70 going on waits until the item has had its last word, then goes where it was going', async () => {
  const item = await open();
  await item.go(next);
  expect(item.close).toHaveBeenCalledTimes(1);
  expect(item.address()).toBe(here);
  // It stays where it is meanwhile: nothing moves, and nothing takes the focus.
  expect(screen.getByText('Item')).toBeVisible();
  await item.answer();
  expect(item.address()).toBe(next);
  expect(item.onClosed).not.toHaveBeenCalled();
});

it('SCORM-02 OP-70 the same holds for the way back of the browser', async () => {
  const item = await open();
  await item.goBack();
  await waitFor(() => expect(item.close).toHaveBeenCalledTimes(1));
  expect(item.address()).toBe(here);
  await item.answer();
  await waitFor(() => expect(item.address()).toBe('/'));
});

it('SCORM-02 an item that does not answer holds nobody for longer than a second', async () => {
  const item = await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => screen.getByRole('link', { name: next }).click());
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(item.address()).toBe(here);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(item.address()).toBe(next);
});

it('SCORM-02 anyone who changes their mind meanwhile goes where they wanted last, and the item is asked once', async () => {
  const item = await open();
  await item.go(next);
  await item.go('/');
  await item.answer();
  expect(item.address()).toBe('/');
  expect(item.close).toHaveBeenCalledTimes(1);
});

it('SCORM-02 within the lecture an item stays open, and where none is open nothing waits', async () => {
  const item = await open();
  await item.go(question);
  expect(item.address()).toBe(question);
  expect(item.close).not.toHaveBeenCalled();
  await item.go(next);
  await item.answer();
  await item.go('/');
  expect(item.address()).toBe('/');
  expect(item.close).toHaveBeenCalledTimes(1);
});

it('SCORM-02 anyone who is led back to the lecture finds the item closed', async () => {
  const item = await open();
  await item.go('/round/');
  await item.answer();
  await waitFor(() => expect(item.onClosed).toHaveBeenCalled());
  expect(item.address()).toBe(here);
});

it('SCORM-02 anyone who signs out or opens another item continues once the server has the last word', async () => {
  const item = await open();
  const then = vi.fn<() => void>();
  whenItemsClosed(then);
  await item.answer();
  expect(item.send).toHaveBeenCalledTimes(1);
  expect(then).not.toHaveBeenCalled();
  await item.sent();
  expect(item.onClosed).toHaveBeenCalledTimes(1);
  expect(then).toHaveBeenCalledTimes(1);
  await item.go(next);
  expect(item.address()).toBe(next);
  const none = vi.fn<() => void>();
  whenItemsClosed(none);
  expect(none).toHaveBeenCalledTimes(1);
});
