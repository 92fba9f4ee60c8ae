import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPlain } from '../../testing/renderPlain.tsx';
import { AuthorHtml } from './AuthorHtml.tsx';

it('OP-19 what the rich text editor writes looks as its author saw it', async () => {
  const { container } = await renderPlain(
    <AuthorHtml
      html={
        '<p class="ql-align-center">Middle</p><p><span style="color:rgb(230, 0, 0)">Red</span></p>' +
        '<ol><li data-list="bullet"><span class="ql-ui"></span>Point</li><li data-list="ordered">First</li></ol>' +
        '<iframe class="ql-video" src="https://www.youtube.com/embed/abc"></iframe>'
      }
    />,
  );
  expect(screen.getByText('Middle')).toHaveStyle({ textAlign: 'center' });
  expect(screen.getByText('Red')).toHaveStyle({ color: 'rgb(230, 0, 0)' });
  expect(screen.getByText('Point')).toHaveStyle({ listStyleType: 'disc' });
  expect(screen.getByText('First')).not.toHaveStyle({ listStyleType: 'disc' });
  expect(container.querySelector('iframe')).toHaveStyle({ aspectRatio: '16 / 9' });
});

it('EDIT-16 OP-213 tasks say in words whether they are done, and are no control', async () => {
  const { container } = await renderPlain(
    <AuthorHtml html={'<ul><li data-list="checked">Done</li><li data-list="unchecked">Open</li></ul>'} />,
  );
  const { style } = container.querySelector<HTMLElement>('[data-author-html]') ?? {};
  expect(style?.getPropertyValue('--task-done')).toBe('"Done: "');
  expect(style?.getPropertyValue('--task-open')).toBe('"To do: "');
  expect(screen.getByText('Done')).toHaveStyle({ listStyleType: '"☑ "' });
  expect(container.querySelector('input, button, [role="checkbox"]')).toBeNull();
});

it('EDIT-16 OP-222 code says its language and is coloured, beside tasks too', async () => {
  const { container } = await renderPlain(
    <AuthorHtml
      html={'<ul><li data-list="checked">a</li></ul><pre data-language="python">return 1</pre><pre>return 2</pre>'}
    />,
  );
  await waitFor(() => expect(screen.getByText('return')).toHaveClass('hljs-keyword'));
  expect(container.querySelector('pre[data-name="Python"]')).toHaveTextContent('return 1');
  expect(container.querySelector('li')).toHaveTextContent('a');
});

const formulas = '<p>So <span data-formula="inline">x^2</span> is</p><div data-formula="block">\\frac{a}{b}</div>';

it('EDIT-16 OP-223 formulas are drawn as MathML, and named by their LaTeX', async () => {
  const { container } = await renderPlain(<AuthorHtml html={formulas} />);
  await waitFor(() => expect(container.querySelectorAll('math')).toHaveLength(2));
  expect(container.querySelector('p math')?.getAttribute('alttext')).toBe('x^2');
  // What negative spaces move covers nothing of the page.
  expect(container.querySelector('p span')).toHaveStyle({ display: 'inline-block', overflow: 'clip' });
  expect(container.querySelector('div[data-formula] math')?.classList).toContain('tml-display');
});

it.each([
  ['all', '[data-author-html]', 'So $x^2$ is\n$$\\frac{a}{b}$$'],
  ['a formula', 'p math', 'x^2'],
  ['what has none', 'p', null],
])('EDIT-16 OP-223 what is copied of %s is its LaTeX', async (_what, place, text) => {
  const { container } = await renderPlain(<AuthorHtml html={text === null ? `${formulas}<p>none</p>` : formulas} />);
  await waitFor(() => expect(container.querySelectorAll('math')).toHaveLength(2));
  const selected = text === null ? screen.getByText('none') : container.querySelector(place);
  getSelection()?.selectAllChildren(selected as Node);
  const clipboardData = { setData: vi.fn<(type: string, value: string) => void>() };
  fireEvent.copy(selected as Element, { clipboardData });
  expect(clipboardData.setData.mock.calls.find(([type]) => type === 'text/plain')?.[1] ?? null).toBe(text);
});
