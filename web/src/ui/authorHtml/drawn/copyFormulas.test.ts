import type { ClipboardEvent } from 'react';
import { expect, it } from 'vitest';
import { copyFormulas } from './copyFormulas.ts';

it('OP-223 OP-221 what is copied in the frame of a preview is the LaTeX of its formulas, too', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentDocument;
  if (!page) throw new Error('A frame without a document');
  page.body.innerHTML =
    '<p>So <span data-formula="inline"><math alttext="x^2"><mi>x</mi><mn>2</mn></math></span> is</p>';
  page.getSelection()?.selectAllChildren(page.body);
  const copied = new Map<string, string>();
  const event = {
    currentTarget: page.body,
    clipboardData: { setData: (type: string, text: string) => void copied.set(type, text) },
    preventDefault: () => undefined,
  };
  copyFormulas(event as unknown as ClipboardEvent<HTMLElement>);
  expect(copied.get('text/plain')).toBe('So $x^2$ is');
  frame.remove();
});
