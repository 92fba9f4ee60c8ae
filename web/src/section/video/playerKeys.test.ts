import type { KeyboardEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { pressPlayerKey } from './playerKeys.ts';

it.each([
  ['an English one', { key: 'c', code: 'KeyC' }],
  ['a Ukrainian one', { key: 'с', code: 'KeyC' }],
  ['one with other places', { key: 'c', code: 'KeyI' }],
])('BEY-19 C shows captions on %s keyboard', (_name, pressed) => {
  const onCaptions = vi.fn<() => void>();
  const preventDefault = vi.fn<() => void>();
  const target = document.createElement('video');
  const event = { ...pressed, ctrlKey: false, metaKey: false, altKey: false, target, preventDefault };
  pressPlayerKey(event as unknown as KeyboardEvent, target, { onCaptions, onFill: () => undefined });
  expect(onCaptions).toHaveBeenCalledOnce();
  expect(preventDefault).toHaveBeenCalledOnce();
});

it('BEY-19 OP-221 a button is pressed by Space on its own, in the document of a frame too', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentDocument;
  if (!page) throw new Error('A frame without a document');
  const preventDefault = vi.fn<() => void>();
  const player = page.createElement('video');
  const [ctrlKey, metaKey, altKey] = [false, false, false];
  const event = {
    key: ' ',
    code: 'Space',
    ctrlKey,
    metaKey,
    altKey,
    target: page.createElement('button'),
    preventDefault,
  };
  pressPlayerKey(event as unknown as KeyboardEvent, player, { onCaptions: () => undefined, onFill: () => undefined });
  expect(preventDefault).not.toHaveBeenCalled();
  frame.remove();
});
