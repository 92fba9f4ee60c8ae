import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { driveTour } from './driveTour.ts';

const words = { skip: 'Skip tour', previous: 'Previous', next: 'Next', done: 'Done', stop: 'Stop' };

const step = (name: string, title = `Title of ${name}`) => ({
  name,
  selector: `#${name}`,
  title,
  text: `Text of ${name}`,
  progress: `at ${name}`,
});

let stop: (() => void) | undefined;

/** Starts a tour over three controls, from a button that has the focus; motion is reduced. */
function start({ from = null, title }: { from?: string | null; title?: string } = {}) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  document.body.innerHTML = `<main>
      <button id="starter">Start</button>
      <button id="menu" aria-haspopup="menu" aria-expanded="false">Menu</button><button id="save">Save</button><button id="view">View</button>
    </main>`;
  document.querySelector<HTMLElement>('#starter')?.focus();
  const ended: (string | null)[] = [];
  stop = driveTour({
    steps: [step('menu', title), step('save'), step('view')],
    from,
    words,
    className: 'looks',
    root: document.querySelector('main') ?? document.body,
    onEnded: (at) => ended.push(at),
  });
  return { ended };
}

const dialog = () => screen.queryByRole('dialog');
/** Presses an arrow key; the library takes the next one once the step is drawn. */
async function arrow(to: 'Left' | 'Right'): Promise<void> {
  await new Promise(requestAnimationFrame);
  await userEvent.keyboard(`{Arrow${to}}`);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  stop?.();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('a guided tour', () => {
  it('TOUR-03 continues and back by buttons and by arrow keys', async () => {
    const { ended } = start();
    expect(dialog()).toHaveAccessibleName('Title of menu');
    expect(dialog()).toHaveAccessibleDescription('Text of menu');
    expect(screen.getByRole('heading', { name: 'Title of menu' })).toBeInTheDocument();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await press('Next');
    expect(dialog()).toHaveAccessibleName('Title of save');
    await press('Previous');
    expect(dialog()).toHaveAccessibleName('Title of menu');
    await arrow('Right');
    await arrow('Right');
    expect(dialog()).toHaveAccessibleName('Title of view');
    await arrow('Left');
    expect(dialog()).toHaveAccessibleName('Title of save');
    await press('Next');
    await press('Done');
    expect(dialog()).toBeNull();
    expect(ended).toEqual([null]);
  });

  it('TOUR-03 is skipped for good, or stopped where it continues next time', async () => {
    const skipped = start();
    await press('Next');
    await press('Skip tour');
    expect(skipped.ended).toEqual([null]);
    const stopped = start();
    await press('Next');
    await press('Stop');
    expect(stopped.ended).toEqual(['save']);
    const left = start({ from: 'save' });
    expect(dialog()).toHaveAccessibleName('Title of save');
    await userEvent.keyboard('{Escape}');
    expect(left.ended).toEqual(['save']);
  });

  it('A11Y-01 has the focus while it runs, and gives it back', async () => {
    start();
    await Promise.resolve();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Start' })).toHaveFocus();
  });

  it('A11Y-01 leaves what controls say of themselves as it was', async () => {
    start();
    await Promise.resolve();
    const menu = screen.getByRole('button', { name: 'Menu' });
    expect(menu).toHaveAttribute('aria-haspopup', 'menu');
    await press('Next');
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-expanded');
    expect(menu).toHaveAttribute('aria-haspopup', 'menu');
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    expect(menu).not.toHaveAttribute('aria-controls');
    stop?.();
    await Promise.resolve();
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-haspopup');
  });

  it('shows texts that a workspace has replaced as text', () => {
    start({ title: '<img src="x" alt="evil">' });
    expect(dialog()).toHaveAccessibleName('<img src="x" alt="evil">');
    expect(screen.queryByRole('img')).toBeNull();
  });
});
