import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPlain } from '../../testing/renderPlain.tsx';
import type { Order } from './orderingRules.ts';
import { OrderingQuestion } from './OrderingQuestion.tsx';

const question = {
  questionId: 0,
  number: 1,
  text: 'What comes first?',
  weight: 1,
  wrongLimit: 0,
  wrongCount: 0,
  settled: false,
  explanations: [],
};

function Question({ initial }: { initial: Order }): ReactElement {
  const [choice, change] = useState(initial);
  const answer = {
    choice,
    phase: 'editing',
    refusal: null,
    verdict: null,
    locked: false,
    stale: false,
    change,
  } as const;
  return (
    <OrderingQuestion
      question={question}
      options={['Apple', 'Bean', 'Corn']}
      answer={{ ...answer, submit: () => undefined }}
    />
  );
}

/** Nothing is laid out here: the source lies from 0 to 100, the sorted list from 200, each of its items 40 high. */
const layOut = function (this: HTMLElement): DOMRect {
  if (this.dataset['zone'] === 'source') return new DOMRect(0, 0, 300, 100);
  if (this.dataset['zone'] === 'sorted') return new DOMRect(0, 200, 300, 200);
  const place = [...(this.parentElement?.children ?? [])].indexOf(this);
  return new DOMRect(0, 200 + place * 40, 300, 40);
};

const sorted = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'What comes first?' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

const itemOf = (text: string): HTMLElement => screen.getByText(text).closest('li') as HTMLElement;
const gripOf = (text: string): HTMLElement => itemOf(text).querySelector('[data-grip]') as HTMLElement;
const at = (clientY: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientX: 50, clientY });

function drag(element: HTMLElement, from: number, to: number, pointerType = 'mouse'): void {
  fireEvent.pointerDown(element, { ...at(from), pointerType });
  fireEvent.pointerMove(window, at(to));
  fireEvent.pointerUp(window, at(to));
}

describe('dragging the items of an ordering', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(layOut);
    vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it('QUIZ-16 an item is dragged from the source to its place among the sorted ones', async () => {
    await renderPlain(<Question initial={[1, 2]} />);
    drag(itemOf('Corn'), 50, 230);
    expect(sorted()).toEqual(['1Apple', '2Corn', '3Bean']);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Corn is now in position 2 of 3',
    );
  });

  it('QUIZ-16 an item is dragged within the sorted list, and out of it back to the source', async () => {
    await renderPlain(<Question initial={[1, 2]} />);
    drag(itemOf('Bean'), 260, 205);
    expect(sorted()).toEqual(['1Bean', '2Apple']);
    drag(itemOf('Bean'), 210, 50);
    expect(sorted()).toEqual(['1Apple']);
  });

  it('QUIZ-16 an item is dragged back though no other is left to place', async () => {
    await renderPlain(<Question initial={[1, 2, 3]} />);
    expect(screen.getByText('Every item is in your order.')).toBeVisible();
    fireEvent.pointerDown(itemOf('Bean'), { ...at(260), pointerType: 'mouse' });
    fireEvent.pointerMove(window, at(50));
    expect(screen.getByText('Drop it here to take it out')).toBeVisible();
    fireEvent.pointerUp(window, at(50));
    expect(sorted()).toEqual(['1Apple', '2Corn']);
    expect(screen.getByRole('button', { name: 'Place Bean next' })).toBeVisible();
  });

  it('QUIZ-16 the menu at a place moves its item to any other', async () => {
    await renderPlain(<Question initial={[1, 2, 3]} />);
    await userEvent.click(screen.getByRole('button', { name: '3: change the place of Corn' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Move to place 1' }));
    expect(sorted()).toEqual(['1Corn', '2Apple', '3Bean']);
  });

  it('QUIZ-16 a finger drags by the grip, and scrolls anywhere else', async () => {
    await renderPlain(<Question initial={[1, 2]} />);
    drag(itemOf('Bean'), 260, 205, 'touch');
    expect(sorted()).toEqual(['1Apple', '2Bean']);
    drag(gripOf('Bean'), 260, 205, 'touch');
    expect(sorted()).toEqual(['1Bean', '2Apple']);
  });

  it('QUIZ-16 Escape leaves everything where it was', async () => {
    await renderPlain(<Question initial={[1, 2]} />);
    fireEvent.pointerDown(itemOf('Bean'), { ...at(260), pointerType: 'mouse' });
    fireEvent.pointerMove(window, at(205));
    // What closes the page around it is not meant.
    expect(fireEvent.keyDown(window, { key: 'Escape' })).toBe(false);
    fireEvent.pointerUp(window, at(205));
    expect(sorted()).toEqual(['1Apple', '2Bean']);
  });

  it('QUIZ-24 LIM-35 the place where it would be dropped shows within 150 ms', async () => {
    await renderPlain(<Question initial={[1, 2]} />);
    expect(getComputedStyle(itemOf('Apple')).transition).toContain('0.15s');
  });
});
