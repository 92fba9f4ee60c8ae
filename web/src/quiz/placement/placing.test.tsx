import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPlain } from '../../testing/renderPlain.tsx';
import { CategorizationQuestion } from '../categorization/CategorizationQuestion.tsx';
import { MultipleAssociationQuestion } from '../multipleAssociation/MultipleAssociationQuestion.tsx';
import type { Placement } from './placementRules.ts';

const question = {
  questionId: 0,
  number: 1,
  text: 'What is it?',
  weight: 1,
  wrongLimit: 0,
  wrongCount: 0,
  settled: false,
  explanations: [],
};
const props = {
  question,
  items: [
    { key: '1', label: 'Apple' },
    { key: '2', label: 'Bean' },
  ],
  categories: [
    { key: 'f', label: 'Fruit' },
    { key: 'v', label: 'Vegetable' },
  ],
  correctAnswerCount: 2,
};

const nothing: Placement = {};

function Question({
  Card,
  initial = nothing,
  checking = false,
}: {
  Card: typeof CategorizationQuestion;
  initial?: Placement;
  checking?: boolean;
}): ReactElement {
  const [choice, change] = useState(initial);
  const phase = checking ? 'checking' : 'editing';
  const answer = { choice, phase, refusal: null, verdict: null, locked: false, stale: false, change } as const;
  return <Card {...props} answer={{ ...answer, submit: () => undefined }} />;
}

const box = (name: string) => within(screen.getByRole('group', { name }));
const inBox = (name: string): (string | null)[] =>
  box(name)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const item = (name: string): HTMLElement => screen.getAllByRole('button', { name })[0] as HTMLElement;
const said = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

describe('pressing an item and then a category', () => {
  it('QUIZ-14 what is held is shown and said, and a press on a category puts it there', async () => {
    await renderPlain(<Question Card={CategorizationQuestion} />);
    await userEvent.click(item('Apple'));
    expect(item('Apple')).toHaveAttribute('aria-pressed', 'true');
    expect(said()).toContain('Apple is picked up. Choose where it goes, or press Escape to let go.');
    await userEvent.click(screen.getByRole('button', { name: 'Put it here: Fruit (Apple)' }));
    expect(inBox('Fruit')).toEqual(['Apple']);
    expect(said()).toContain('Apple is now in Fruit');
    expect(screen.queryByRole('button', { name: /^Put it here/ })).toBeNull();
  });

  it('QUIZ-14 Escape, or another press on it, lets it go', async () => {
    await renderPlain(<Question Card={CategorizationQuestion} />);
    await userEvent.click(item('Apple'));
    // What closes the page around it is not meant.
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
    expect(item('Apple')).toHaveAttribute('aria-pressed', 'false');
    expect(said()).toContain('Apple stays where it was');
    await userEvent.click(item('Apple'));
    await userEvent.click(item('Apple'));
    expect(screen.queryByRole('button', { name: /^Put it here/ })).toBeNull();
  });

  it('QUIZ-14 what is in a category goes to another one or back to the pool', async () => {
    await renderPlain(<Question Card={CategorizationQuestion} initial={{ f: ['1'] }} />);
    await userEvent.click(item('Apple'));
    expect(screen.queryByRole('button', { name: 'Put it here: Fruit (Apple)' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Put it here: Vegetable (Apple)' }));
    expect(inBox('Vegetable')).toEqual(['Apple']);
    expect(box('Vegetable').getByRole('button', { name: 'Apple' })).toHaveFocus();
    await userEvent.click(item('Apple'));
    await userEvent.click(screen.getByRole('button', { name: 'Put it here: Still to place (Apple)' }));
    expect(inBox('Vegetable')).toEqual([]);
    expect(said()).toContain('Apple is no longer in Vegetable');
  });

  it('QUIZ-15 what is copied stays in the pool, with the number of its categories', async () => {
    await renderPlain(<Question Card={MultipleAssociationQuestion} />);
    for (const name of ['Fruit', 'Vegetable']) {
      await userEvent.click(item('Apple'));
      await userEvent.click(screen.getByRole('button', { name: `Put it here: ${name} (Apple)` }));
    }
    expect(screen.getByText('in 2 categories')).toBeInTheDocument();
    expect(item('Apple')).toHaveFocus();
    expect([...inBox('Fruit'), ...inBox('Vegetable')]).toEqual(['Apple', 'Apple']);
    await userEvent.click(box('Fruit').getByRole('button', { name: 'Take Apple out' }));
    expect([...inBox('Fruit'), ...inBox('Vegetable')]).toEqual(['Apple']);
  });

  it('QUIZ-13 nothing moves while an answer is checked', async () => {
    await renderPlain(<Question Card={CategorizationQuestion} initial={{ f: ['1'] }} checking />);
    await userEvent.click(item('Bean'));
    expect(screen.queryByRole('button', { name: /^Put it here/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Take Apple out' }));
    expect(inBox('Fruit')).toEqual(['Apple']);
  });
});

describe('filling categories by keyboard', () => {
  it('QUIZ-14 a key picks up and leads to the categories, arrows go through them, and the focus goes on to the next item', async () => {
    await renderPlain(<Question Card={CategorizationQuestion} />);
    item('Apple').focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Put it here: Fruit (Apple)' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Put it here: Vegetable (Apple)' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(inBox('Vegetable')).toEqual(['Apple']);
    expect(item('Bean')).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    expect(inBox('Fruit')).toEqual(['Bean']);
    expect(screen.getByRole('button', { name: 'Check' })).toHaveFocus();
  });

  it('QUIZ-14 taking out by Delete leads to the next item there, and from the last one back to the pool', async () => {
    await renderPlain(<Question Card={CategorizationQuestion} initial={{ f: ['1', '2'] }} />);
    item('Apple').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('Bean')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    expect(inBox('Fruit')).toEqual(['Apple']);
    expect(box('Fruit').getByRole('button', { name: 'Apple' })).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    expect(inBox('Fruit')).toEqual([]);
    expect(item('Apple')).toHaveFocus();
  });

  it('QUIZ-14 the menu of an item is a third way', async () => {
    await renderPlain(<Question Card={CategorizationQuestion} />);
    await userEvent.click(screen.getByRole('button', { name: 'Category of Apple' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Fruit' }));
    expect(inBox('Fruit')).toEqual(['Apple']);
    await userEvent.click(box('Fruit').getByRole('button', { name: 'Category of Apple' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Take it out' }));
    expect(inBox('Fruit')).toEqual([]);
  });
});

describe('dragging items', () => {
  /** Nothing is laid out here: the pool is from 0 to 100, Fruit from 200, Vegetable from 400. */
  const layOut = function (this: HTMLElement): DOMRect {
    const top = { null: 0, '"f"': 200, '"v"': 400 }[this.dataset['zone'] ?? ''];
    return top === undefined ? new DOMRect() : new DOMRect(0, top, 300, 100);
  };
  const at = (clientY: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientX: 50, clientY });
  const drag = (element: Element | null, from: number, to: number, pointerType = 'mouse'): void => {
    fireEvent.pointerDown(element as Element, { ...at(from), pointerType });
    fireEvent.pointerMove(window, at(to));
    fireEvent.pointerUp(window, at(to));
  };
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(layOut);
    vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it('QUIZ-14 an item is dragged into a category, to another one and back to the pool', async () => {
    await renderPlain(<Question Card={CategorizationQuestion} />);
    drag(item('Apple'), 50, 250);
    expect(inBox('Fruit')).toEqual(['Apple']);
    drag(item('Apple'), 250, 450);
    expect(inBox('Fruit')).toEqual([]);
    expect(inBox('Vegetable')).toEqual(['Apple']);
    drag(item('Apple'), 450, 50);
    expect(inBox('Vegetable')).toEqual([]);
  });

  it('QUIZ-15 a copy is dragged out of the pool, and moves from one category to another', async () => {
    await renderPlain(<Question Card={MultipleAssociationQuestion} />);
    drag(item('Apple'), 50, 250);
    drag(item('Apple'), 50, 450);
    expect([...inBox('Fruit'), ...inBox('Vegetable')]).toEqual(['Apple', 'Apple']);
    drag(box('Fruit').getByRole('button', { name: 'Apple' }), 250, 450);
    expect([inBox('Fruit'), inBox('Vegetable')]).toEqual([[], ['Apple']]);
  });

  it.each(['touch', 'pen'])('QUIZ-14 a %s drags by the grip alone', async (pointerType) => {
    await renderPlain(<Question Card={CategorizationQuestion} />);
    drag(item('Apple'), 50, 250, pointerType);
    expect(inBox('Fruit')).toEqual([]);
    drag(item('Apple').querySelector('[data-grip]'), 50, 250, pointerType);
    expect(inBox('Fruit')).toEqual(['Apple']);
  });

  it('QUIZ-24 LIM-35 room shows in the category that is pointed at, within 150 ms, and Escape leaves everything as it was', async () => {
    await renderPlain(<Question Card={CategorizationQuestion} />);
    fireEvent.pointerDown(item('Apple'), { ...at(50), pointerType: 'mouse' });
    fireEvent.pointerMove(window, at(250));
    const room = box('Fruit').getByText('Put it here');
    expect(getComputedStyle(room).transition).toContain('0.15s');
    expect(box('Vegetable').queryByText('Put it here')).toBeNull();
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.pointerUp(window, at(250));
    expect(inBox('Fruit')).toEqual([]);
  });
});
