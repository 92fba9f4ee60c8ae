import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginWriting } from './beginWriting.ts';
import { offerSamples } from './sampleText.ts';

/** A section that is open with one field, and a button beside it. */
function open() {
  document.body.innerHTML = '<button>Done</button><div><input type="text" value="Words"></div>';
  const [button, host] = [...document.body.children] as HTMLElement[];
  const field = document.querySelector('input');
  if (!button || !host || !field) throw new Error('Something is missing');
  return { button, host, field };
}

describe('OP-110 the caret in a field that has just been opened', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    document.body.innerHTML = '';
  });

  it('is at the end, and stays where a menu that closes gives the focus back to its button', () => {
    const { button, host, field } = open();
    beginWriting(host, 'Title', null);
    expect(document.activeElement).toBe(field);
    expect(field.selectionStart).toBe(5);
    button.focus();
    expect(document.activeElement).toBe(field);
  });

  it('OP-228 selects sample text, so that what is typed takes its place', () => {
    const { host, field } = open();
    const withdraw = offerSamples((words) => words === 'Words');
    beginWriting(host, 'Title', null);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 5]);
    withdraw();
  });

  it('selects a number, whose place is taken by what was typed meanwhile; a disabled one takes nothing', async () => {
    const { host, field } = open();
    field.remove();
    beginWriting(host, 'Title', null);
    document.activeElement?.append('12');
    document.activeElement?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    host.insertAdjacentHTML('beforeend', '<input type="number" disabled value="4"><input type="number" value="3">');
    const [disabled, number] = [...host.querySelectorAll('input')];
    await vi.advanceTimersByTimeAsync(0);
    expect(document.activeElement).toBe(number);
    expect([disabled?.value, number?.value]).toEqual(['4', '12']);
  });

  it.each(['Tab', 'a'])('may leave with the key %s', (key) => {
    const { button, host, field } = open();
    beginWriting(host, 'Title', null);
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    button.focus();
    expect(document.activeElement).toBe(button);
  });

  it('may leave without a key or a press a moment later: so screen readers and speech move it', () => {
    const { button, host } = open();
    beginWriting(host, 'Title', null);
    vi.advanceTimersByTime(1_000);
    button.focus();
    expect(document.activeElement).toBe(button);
  });

  it('waits for a field that comes later, with what was typed meanwhile', async () => {
    const { host, field } = open();
    field.remove();
    beginWriting(host, 'Title', null);
    document.activeElement?.append('More');
    document.activeElement?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    host.append(field);
    // What is put in is noticed at the end of the turn.
    await Promise.resolve();
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('WordsMore');
  });
});
