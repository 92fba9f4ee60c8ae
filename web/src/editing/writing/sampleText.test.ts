import { afterEach, describe, expect, it } from 'vitest';
import { offerSamples, sampleBlocksIn, selectSampleIn } from './sampleText.ts';

const html = '<h2>Heading</h2><p>Oaks</p><p> Write here. </p><p>Write <b>here.</b></p>';

function open() {
  document.body.innerHTML = `<div>${html}</div>`;
  const root = document.querySelector('div') as HTMLElement;
  const put = (at: number): void => document.getSelection()?.collapse(root.children.item(at)?.firstChild ?? null, 1);
  return { root, put };
}

describe('SLIB-01 OP-228 sample text', () => {
  const withdraw = { now: () => undefined as void };
  afterEach(() => {
    withdraw.now();
    document.body.replaceChildren();
    document.getSelection()?.removeAllRanges();
  });
  const offer = (): void => {
    withdraw.now = offerSamples((words) => words === 'Heading' || words === 'Write here.');
  };

  it('is a block that says what a new one says at first', () => {
    const { root } = open();
    expect(sampleBlocksIn(root)).toEqual([]);
    offer();
    expect(sampleBlocksIn(root).map(({ tagName }) => tagName)).toEqual(['H2', 'P']);
  });

  it.each([
    ['the first one where the caret was put nowhere', 'first', 1, 'Heading'],
    ['the one that the caret is in', 'caret', 2, ' Write here. '],
    ['nothing in words of the author', 'caret', 1, ''],
  ] as const)('is selected: %s', (_name, at, block, selected) => {
    const { root, put } = open();
    offer();
    put(block);
    selectSampleIn(root, at);
    expect(document.getSelection()?.toString()).toBe(selected);
  });

  it('stays as it is where words are selected', () => {
    const { root } = open();
    offer();
    document.getSelection()?.selectAllChildren(root);
    const before = document.getSelection()?.toString();
    selectSampleIn(root, 'first');
    expect(document.getSelection()?.toString()).toBe(before);
  });
});
