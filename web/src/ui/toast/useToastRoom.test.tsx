import { act, render, screen } from '@testing-library/react';
import { useRef, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useToastRoom } from './useToastRoom.ts';

type Edge = 'top' | 'bottom';

function Notice({ edge }: { edge: Edge }): ReactElement {
  const notice = useRef<HTMLDivElement>(null);
  useToastRoom(notice, edge);
  return <div ref={notice}>Saved</div>;
}

function Screen({ shown, edge = 'bottom' }: { shown: boolean; edge?: Edge }): ReactElement {
  return (
    <>
      <header>Courses</header>
      <button type="button">Save</button>
      <div role="status">{shown ? <Notice edge={edge} /> : null}</div>
    </>
  );
}

const room = () => document.documentElement.style.getPropertyValue('--toast-room');

/**
 * Where things stand in a window of 768 px: a header of 56 px, a notice of 50 px, 16 px above the bottom or 8 px below the header, and a
 * button from `buttonTop` on.
 */
function placed(buttonTop: number, edge: Edge = 'bottom'): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    if (this.matches('header')) return new DOMRect(0, 0, 300, 56);
    if (this.matches('button')) return new DOMRect(0, buttonTop, 100, 40);
    const height = this.textContent === '' ? 0 : 50;
    return new DOMRect(0, edge === 'top' ? 64 : 768 - 16 - height, 300, height);
  });
}

afterEach(() => vi.restoreAllMocks());

describe('room for notices', () => {
  it('WCAG 2.4.11 the page has room below it for as long as a notice stands there', () => {
    placed(0);
    const { rerender } = render(<Screen shown />);
    expect(room()).toBe('74px');
    rerender(<Screen shown={false} />);
    expect(room()).toBe('');
  });

  it.each([
    { buttonTop: 700, scrolls: 1 },
    { buttonTop: 400, scrolls: 0 },
  ])('WCAG 2.4.11 a notice over a button in focus at $buttonTop px scrolls it $scrolls times into sight', (it) => {
    placed(it.buttonTop);
    const { rerender } = render(<Screen shown={false} />);
    act(() => screen.getByRole('button').focus());
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    rerender(<Screen shown />);
    expect(scroll).toHaveBeenCalledTimes(it.scrolls);
  });

  it('WCAG 2.4.11 what takes the focus comes into sight below a reward, which stands below the header', () => {
    placed(400, 'top');
    const { rerender } = render(<Screen shown edge="top" />);
    const { style } = document.documentElement;
    const set = () => ['--header-end', '--reward-room'].map((name) => style.getPropertyValue(name));
    expect(set()).toEqual(['56px', '122px']);
    rerender(<Screen shown={false} edge="top" />);
    expect(set()).toEqual(['', '']);
  });

  it.each([
    { buttonTop: 90, scrolls: 1 },
    { buttonTop: 400, scrolls: 0 },
  ])('WCAG 2.4.11 a reward over a button in focus at $buttonTop px scrolls it $scrolls times into sight', (it) => {
    placed(it.buttonTop, 'top');
    const { rerender } = render(<Screen shown={false} edge="top" />);
    act(() => screen.getByRole('button').focus());
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    rerender(<Screen shown edge="top" />);
    expect(scroll).toHaveBeenCalledTimes(it.scrolls);
  });
});
