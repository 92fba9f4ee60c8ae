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
