import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderEditor } from '../../testing/renderEditor.tsx';
import { writerOf } from '../writing/fieldWriter.ts';
import { RichTextField } from './RichTextField.tsx';

afterEach(() => vi.unstubAllGlobals());

async function write(html: string, text: string): Promise<string[]> {
  const changes: string[] = [];
  await renderEditor(<RichTextField label="Text" html={html} onChange={(next) => changes.push(next)} />);
  await userEvent.tab();
  await waitFor(() => expect(field()).toHaveFocus());
  type(text);
  return changes;
}

const field = (): HTMLElement => {
  const live = document.querySelector<HTMLElement>('[data-live]');
  if (!live) throw new Error('There is no editor');
  return live;
};

/** As if typed: the window of tests writes nothing into what is edited. */
function type(text: string): void {
  act(() => writerOf(field())?.write(text.split('').map((letter) => ({ kind: 'text', text: letter }))));
}

const press = (key: string) => userEvent.keyboard(`{${key}}`);
const list = () => screen.queryByRole('listbox', { name: 'What to put here' });
const inList = () => within(screen.getByRole('listbox', { name: 'What to put here' }));
const chosen = () => inList().getByRole('option', { selected: true });

it('EDIT-16 OP-214 “/” lists what can be put there, by the keys of the text alone', async () => {
  const changes = await write('', '/');
  expect(
    inList()
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Paragraph',
    'Heading#',
    'Subheading##',
    'Small heading###',
    'Bulleted list-',
    'Numbered list1.',
    'Task list[]',
    'Quotation>',
    'Code```',
    'Table',
    'Picture',
    'Link',
    'Formula$$',
    'Horizontal line---',
  ]);
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('aria-controls', list()?.id);
  await press('ArrowDown');
  expect(chosen()).toHaveTextContent('Heading');
  expect(field()).toHaveAttribute('aria-activedescendant', chosen().id);
  await press('ArrowUp');
  await press('ArrowUp');
  expect(chosen()).toHaveTextContent('Horizontal line');
  await press('Enter');
  expect(list()).toBeNull();
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  await waitFor(() => expect(changes.at(-1)).toBe('<hr>'));
});

it.each([
  ['/sub', '<h3>x</h3>'],
  ['/task', '<ul><li data-list="unchecked">x</li></ul>'],
  ['/[]', '<ul><li data-list="unchecked">x</li></ul>'],
  ['/todo', '<ul><li data-list="unchecked">x</li></ul>'],
  ['/h2', '<h3>x</h3>'],
  ['/quot', '<blockquote>x</blockquote>'],
  ['/numbered l', '<ol><li>x</li></ol>'],
])('EDIT-16 OP-214 what is typed behind it searches: %s', async (text, html) => {
  const changes = await write('', text);
  await press('Enter');
  type('x');
  await waitFor(() => expect(changes.at(-1)).toBe(html));
});

it('EDIT-16 OP-214 Escape leaves what was typed, and so does a search that finds nothing', async () => {
  const changes = await write('<p>a</p>', ' /');
  expect(list()).not.toBeNull();
  await press('Escape');
  expect(list()).toBeNull();
  type('b');
  expect(list()).toBeNull();
  type(' /zzz');
  expect(list()).toBeNull();
  await waitFor(() => expect(changes.at(-1)).toBe('<p>a /b /zzz</p>'));
});

it.each([
  ['within a word', '<p>and</p>', '/or'],
  ['in code', '<pre>a </pre>', '/'],
  ['before a space', '<p>5 </p>', '/ 2'],
])('EDIT-16 OP-214 no list opens %s', async (_name, html, text) => {
  await write(html, text);
  expect(list()).toBeNull();
});

it('EDIT-16 OP-214 no list opens in a table', async () => {
  const changes = await write('<table><tbody><tr><td><br></td></tr></tbody></table>', '');
  // From the line below into the last cell.
  await press('Backspace');
  type('/');
  expect(list()).toBeNull();
  await waitFor(() => expect(changes.at(-1)).toBe('<table><tbody><tr><td>/</td></tr></tbody></table>'));
});

it('EDIT-16 OP-214 the mouse chooses as well, and the focus stays in the text', async () => {
  const changes = await write('', '/');
  await userEvent.click(inList().getByRole('option', { name: 'Heading' }));
  expect(field()).toHaveFocus();
  type('x');
  await waitFor(() => expect(changes.at(-1)).toBe('<h2>x</h2>'));
});

it('EDIT-16 OP-214 a picture and a link ask for what they need', async () => {
  await write('', '/link');
  await press('Enter');
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveFocus();
});

it('EDIT-16 OP-214 Enter takes what was typed for, however little time a busy page had to draw', async () => {
  const changes = await write('', '');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  writerOf(field())?.write('/task'.split('').map((letter) => ({ kind: 'text', text: letter })));
  fireEvent.keyDown(field(), { key: 'Enter' });
  writerOf(field())?.write([{ kind: 'text', text: 'x' }]);
  await waitFor(() => expect(changes.at(-1)).toBe('<ul><li data-list="unchecked">x</li></ul>'));
});
