import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { renderEditor } from '../../testing/renderEditor.tsx';
import { ContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { AuthorField } from '../AuthorField.tsx';
import { RichTextField } from './RichTextField.tsx';

async function edit(initial: string) {
  const changes: string[] = [];
  function Edited(): ReactElement {
    const [html, setHtml] = useState(initial);
    return (
      <>
        <RichTextField
          label="Text"
          html={html}
          onChange={(next) => {
            changes.push(next);
            setHtml(next);
          }}
        />
        <RichTextField label="Other" html="<p>Other words</p>" onChange={() => undefined} />
      </>
    );
  }
  await renderEditor(<Edited />);
  return changes;
}

const live = () => document.querySelector<HTMLElement>('[data-live]');

it('EDIT-16 a text is drawn until someone writes in it, and only one is edited at a time', async () => {
  const changes = await edit('<p>Some <strong>words</strong></p>');
  expect(live()).toBeNull();
  await userEvent.tab();
  await waitFor(() => expect(live()).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Text' })).toBe(live());
  await userEvent.click(screen.getByRole('textbox', { name: 'Other' }));
  await waitFor(() => expect(live()).toHaveTextContent('Other words'));
  expect(document.querySelectorAll('[data-live]')).toHaveLength(1);
  expect(changes).toEqual([]);
});

it('OP-220 a text that a preview hides stays open, so that its author is back at the same letter', async () => {
  await edit('<p>Some words</p>');
  await userEvent.tab();
  await waitFor(() => expect(live()).toHaveFocus());
  live()?.closest<HTMLElement>('body > *')?.setAttribute('hidden', '');
  act(() => live()?.blur());
  expect(live()).not.toBeNull();
});

it('EDIT-16 Escape in the fields of a tool closes those alone, not the dialog around the text', async () => {
  await edit('');
  await userEvent.tab();
  await waitFor(() => expect(live()).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  const field = screen.getByRole('textbox', { name: 'Address' });
  // A browser closes the innermost dialog by a press of Escape that nobody has taken.
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
  expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull();
});

it('EDIT-16 its tools are one stop for the Tab key, and a link opens a new tab unless said otherwise', async () => {
  const changes = await edit('');
  await userEvent.tab();
  await waitFor(() => expect(live()).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  expect(screen.getByRole('checkbox', { name: 'Open in a new tab' })).toBeChecked();
  await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), 'demo.test');
  expect(screen.getByText('Leads to https://demo.test/')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(changes.at(-1)).toBe(
      '<p><a href="https://demo.test/" target="_blank" rel="noopener noreferrer">https://demo.test/</a></p>',
    ),
  );
});

it('EDIT-17 a picture is given by its address, which is rewritten, and by what it shows', async () => {
  const changes = await edit('');
  await userEvent.tab();
  await waitFor(() => expect(live()).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Picture' }));
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Address of the picture' }),
    'https://drive.google.com/file/d/abc/view',
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'What the picture shows' }), 'A sun');
  await userEvent.click(screen.getByRole('button', { name: 'Insert picture' }));
  await waitFor(() =>
    expect(changes.at(-1)).toBe('<p><img src="https://drive.google.com/uc?export=view&amp;id=abc" alt="A sun"></p>'),
  );
});

it('plain words are written as they are, HTML as rich text', async () => {
  const changes: string[] = [];
  await renderEditor(
    <>
      <AuthorField label="Plain" value="a &lt; b" onChanged={(next) => changes.push(next)} />
      <AuthorField label="Rich" value="<em>Rich</em>" onChanged={(next) => changes.push(next)} />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Plain' })).toHaveValue('a < b');
  expect(screen.getByText('Rich', { selector: 'em' })).toBeInTheDocument();
});

it('EDIT-16 stays as high as it is while a pointer presses something else', async () => {
  const heights: (string | undefined)[] = [];
  const frame = () => screen.getByText('Words').closest<HTMLElement>('[style]');
  await renderEditor(
    <>
      <RichTextField label="Text" html="<p>Words</p>" onChange={() => undefined} />
      <button type="button" onMouseUp={() => heights.push(frame()?.style.minHeight)}>
        Add
      </button>
    </>,
  );
  await userEvent.tab();
  await waitFor(() => expect(live()).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(live()).toBeNull();
  // The height is 0 where nothing is laid out.
  expect(heights).toEqual(['0px']);
  await waitFor(() => expect(frame()?.style.minHeight).toBe(''));
});

it('LIB-05 each picture has its own words, also where two have one address, and the caret is back afterwards', async () => {
  const picture = '<img src="/static/files/sun.png" alt="';
  const changes = await edit(`<p>${picture}One">${picture}Two"></p>`);
  await userEvent.tab();
  await waitFor(() => expect(live()).toHaveFocus());
  const [one, two] = [...document.querySelectorAll<HTMLElement>('[data-live] img')];
  if (!one || !two) throw new Error('A picture is missing');
  await userEvent.click(one);
  const words = await screen.findByRole('textbox', { name: 'What the picture shows' });
  await userEvent.clear(words);
  await userEvent.type(words, 'Typed for the first');
  await userEvent.click(two);
  expect(screen.getByRole('textbox', { name: 'What the picture shows' })).toHaveValue('Two');
  await userEvent.type(screen.getByRole('textbox', { name: 'What the picture shows' }), ' suns{Enter}');
  await waitFor(() => expect(live()).toHaveFocus());
  await waitFor(() => expect(changes.at(-1)).toContain('alt="Two suns"'));
  expect(changes.at(-1)).toContain('alt="One"');
});

it.each([
  ['en', 'From right to left', '<p dir="rtl">Words</p>'],
  ['he', 'From left to right', '<p dir="ltr">Words</p>'],
])('EDIT-16 OP-224 in a course in %s a tool lets a block run %s', async (language, name, html) => {
  const changes: string[] = [];
  await renderEditor(
    <ContentLanguage value={language}>
      <RichTextField label="Text" html="<p>Words</p>" onChange={(next) => changes.push(next)} />
    </ContentLanguage>,
  );
  await userEvent.tab();
  const tool = await screen.findByRole('button', { name });
  await userEvent.click(tool);
  await waitFor(() => expect(changes.at(-1)).toBe(html));
  expect(tool).toHaveAttribute('aria-pressed', 'true');
});
