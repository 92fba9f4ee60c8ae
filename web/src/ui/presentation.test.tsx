import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithin } from '../testing/renderWithin.tsx';
import { coverPattern } from './coverPattern.ts';
import { ModalDialog } from './dialog/ModalDialog.tsx';
import { initials } from './PersonPicture.tsx';
import { ProgressBar } from './figure/ProgressBar.tsx';
import { imageWidths, sourceSet } from './sourceSet.ts';

describe('pictures', () => {
  it('LEC-16 LIM-22 those of this site come in six widths', () => {
    expect(imageWidths).toEqual([640, 768, 1024, 1366, 1600, 1920]);
    expect(sourceSet('/files/1.jpg')?.split(', ')).toHaveLength(6);
    expect(sourceSet('https://elsewhere.test/1.jpg')).toBeUndefined();
    expect(sourceSet('//elsewhere.test/1.jpg')).toBeUndefined();
    expect(sourceSet('/files/1.svg')).toBeUndefined();
  });

  it('a course without a cover always has the same pattern', () => {
    expect(coverPattern(258)).toEqual(coverPattern(258));
    expect(coverPattern(258)).not.toEqual(coverPattern(259));
    expect(coverPattern(258).length).toBeGreaterThan(0);
  });

  it('SET-02 a person without a picture has initials', () => {
    expect(initials('Lena Maria Learner')).toBe('LL');
    expect(initials('lena')).toBe('L');
    expect(initials(' ')).toBe('');
  });
});

describe('progress', () => {
  it.each([
    [-5, '0'],
    [42, '42'],
    [120, '100'],
  ])('PROG-12 clamps %i percent', async (percent, shown) => {
    await renderWithin(<ProgressBar percent={percent} label="Seen" />);
    expect(screen.getByRole('progressbar', { name: 'Seen' })).toHaveAttribute('aria-valuenow', shown);
  });
});

describe('a window above the page', () => {
  it('is named by its title and reports that it was dismissed', async () => {
    const onDismissed = vi.fn<() => void>();
    await renderWithin(
      <ModalDialog title="Leave the course" onDismissed={onDismissed}>
        <p>Are you sure?</p>
      </ModalDialog>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Leave the course' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(onDismissed).toHaveBeenCalledTimes(2);
  });

  it('stays when someone chooses no file in it after all', async () => {
    const onDismissed = vi.fn<() => void>();
    await renderWithin(
      <ModalDialog title="New picture" onDismissed={onDismissed}>
        <input type="file" aria-label="Picture" />
      </ModalDialog>,
    );
    fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true }));
    expect(onDismissed).not.toHaveBeenCalled();
  });

  it('stays when a window above it is dismissed', async () => {
    const [onDismissed, onAboveDismissed] = [vi.fn<() => void>(), vi.fn<() => void>()];
    await renderWithin(
      <ModalDialog title="New picture" onDismissed={onDismissed}>
        <ModalDialog title="Discard it?" onDismissed={onAboveDismissed} />
      </ModalDialog>,
    );
    const above = screen.getByRole('dialog', { name: 'Discard it?' });
    fireEvent(above, new Event('cancel', { cancelable: true }));
    fireEvent.keyDown(within(above).getByRole('button', { name: 'Close' }), { key: 'Escape' });
    expect(onAboveDismissed).toHaveBeenCalledTimes(2);
    expect(onDismissed).not.toHaveBeenCalled();
  });

  it('leaves an Escape to what takes it within', async () => {
    const onDismissed = vi.fn<() => void>();
    await renderWithin(
      <ModalDialog title="New picture" onDismissed={onDismissed}>
        <input
          aria-label="Topic"
          onKeyDown={(event) => {
            event.preventDefault();
          }}
        />
        <input aria-label="Name" />
      </ModalDialog>,
    );
    fireEvent.keyDown(screen.getByLabelText('Topic'), { key: 'Escape' });
    expect(onDismissed).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' });
    expect(onDismissed).toHaveBeenCalledOnce();
  });

  it('is dismissed by a click beside it, and stays where text is selected across its edge', async () => {
    const onDismissed = vi.fn<() => void>();
    await renderWithin(
      <ModalDialog title="Leave the course" onDismissed={onDismissed}>
        <p>Are you sure?</p>
      </ModalDialog>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Leave the course' });
    fireEvent.pointerDown(screen.getByText('Are you sure?'));
    fireEvent.click(dialog);
    expect(onDismissed).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(onDismissed).toHaveBeenCalledOnce();
  });
});
