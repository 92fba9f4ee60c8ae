import { act, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShellContext, type Viewer } from '../../viewer/useShell.ts';
import { renderPlain } from '../../testing/renderPlain.tsx';
import { useTour } from './useTour.ts';

const viewer = (userId: number) => ({ data: { viewer: { user: { userId } as Viewer } } as never });

function Probe(): ReactElement {
  const { phase, from, start, end } = useTour('editor');
  const navigate = useNavigate();
  return (
    <>
      <p>{`${phase} from ${from ?? 'the beginning'}`}</p>
      <button onClick={start}>start</button>
      <button onClick={() => end('save')}>stop</button>
      <button onClick={() => end(null)}>decline</button>
      <button onClick={() => void navigate('/elsewhere')}>leave</button>
    </>
  );
}

const draw = (person: number) =>
  renderPlain(
    <ShellContext value={viewer(person)}>
      <Probe />
    </ShellContext>,
  );
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('whether a tour is offered and runs', () => {
  it('TOUR-02 it is offered once to each person, 500 ms after the page is there', async () => {
    const first = await draw(7);
    await wait(499);
    expect(screen.getByText(/^quiet/)).toBeVisible();
    await wait(1);
    expect(screen.getByText(/^offered/)).toBeVisible();
    await press('decline');
    expect(screen.getByText(/^quiet/)).toBeVisible();
    first.unmount();
    const again = await draw(7);
    await wait(5000);
    expect(screen.getByText(/^quiet/)).toBeVisible();
    again.unmount();
    await draw(8);
    await wait(500);
    expect(screen.getByText(/^offered/)).toBeVisible();
  });

  it('TOUR-03 it continues where it was stopped', async () => {
    await draw(7);
    await press('start');
    await press('stop');
    expect(screen.getByText(/^quiet/)).toBeVisible();
    await press('start');
    expect(screen.getByText('running from save')).toBeVisible();
    await press('decline');
    await press('start');
    expect(screen.getByText('running from the beginning')).toBeVisible();
  });

  it('TOUR-04 it is over on the way to another page', async () => {
    await draw(7);
    await press('start');
    expect(screen.getByText(/^running/)).toBeVisible();
    await press('leave');
    expect(screen.getByText(/^quiet/)).toBeVisible();
  });
});
