import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, Suspense, useState, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { SectionContent } from '../authoring/draft/sectionDraft.ts';
import { aQuestion } from '../quiz/questionDraft.testkit.ts';
import { renderEditor } from '../testing/renderEditor.tsx';
import { sanitizeHtml } from '../ui/authorHtml/sanitizeHtml.ts';
import { EmbedHostsContext, type EmbedHosts } from './embed/embedHosts.ts';
import type { SectionSurroundings } from './sectionType.ts';
import type { SectionWords } from './sectionWords.ts';
import { insertable, insertableTypes, typeOf } from './types.ts';

const words: SectionWords = {
  heading: 'Heading',
  paragraph: 'A & B',
  title: 'Title',
  button: 'Button',
  option: (number) => `Option ${number}`,
};

const unknown: SectionContent = { type: 'unknown', storedType: 'HOLOGRAM', content: {} };
const all: readonly SectionContent[] = [...insertableTypes.map((type) => insertable[type].make(words)), unknown];

async function edit(initial: SectionContent, changes: Partial<SectionSurroundings> = {}, hosts: EmbedHosts = null) {
  const contents: SectionContent[] = [];
  const around: SectionSurroundings = {
    questions: [aQuestion()],
    speakers: [{ name: 'Anna', imageUrl: 'https://demo.test/anna.png' }],
    setQuestion: () => undefined,
    addQuestion: () => 'new',
    renderOption: (option) => <p>Sections of way {option + 1}</p>,
    ...changes,
  };
  function Edited(): ReactElement {
    const [content, setContent] = useState(initial);
    return (
      <Suspense fallback={null}>
        {createElement(typeOf(content).Editor, {
          content,
          around,
          onChange: (next) => {
            contents.push(next);
            setContent(next);
          },
        })}
      </Suspense>
    );
  }
  await renderEditor(
    <EmbedHostsContext value={hosts}>
      <Edited />
    </EmbedHostsContext>,
  );
  return { now: () => contents.at(-1) };
}

const field = (name: string) => screen.findByRole('textbox', { name });
/** The field for the address of a picture, a video and the like, which is shown when it is asked for. */
async function addressField(name: string): Promise<HTMLElement> {
  const asking = screen.queryByRole('button', { name: `Use an address: ${name}` });
  if (asking) await userEvent.click(asking);
  return field(`Address: ${name}`);
}
const choose = async (name: string, option: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name }), option);

describe('a section of each type', () => {
  it.each(all.map((content) => [content.type, content] as const))(
    'SLIB-01 %s has an editor that is drawn',
    async (_type, content) => {
      await edit(content);
      expect((await screen.findAllByText(/\S/)).length).toBeGreaterThan(0);
    },
  );

  it('SEC-04 a new text is a heading and a paragraph, and is stored as it is', () => {
    const { html } = insertable.richText.make(words);
    expect(html).toBe('<h2>Heading</h2><p>A &amp; B</p>');
    expect(sanitizeHtml(html)).toBe(html);
  });

  it('SEC-12 SEC-14 pictures and texts share the width, and a branch has two ways', () => {
    expect(insertable.imageText.make(words)).toMatchObject({ imageColumns: 6, textColumns: 6 });
    expect(insertable.branch.make(words).options).toHaveLength(2);
  });
});

describe('editing a section', () => {
  it('SEC-10 OP-79 a picture beside text: its address, what it shows, its side and its width', async () => {
    const { now } = await edit(insertable.imageText.make(words));
    await userEvent.click(await addressField('Picture'));
    await userEvent.paste('https://drive.google.com/file/d/abc/view');
    await userEvent.type(await field('What the picture shows'), 'Sun');
    await choose('Side', 'Right');
    await choose('Widths', '33%, text 67%');
    expect(now()).toMatchObject({
      imageUrl: 'https://drive.google.com/uc?export=view&id=abc',
      imageAlt: 'Sun',
      imageSide: 'RIGHT',
      imageColumns: 4,
      textColumns: 8,
    });
  });

  it('SEC-11 a video beside text: its address, its side and its width', async () => {
    const { now } = await edit(insertable.videoText.make(words));
    await userEvent.click(await addressField('Video'));
    await userEvent.paste('https://demo.test/film.mp4');
    await choose('Side', 'Right');
    await choose('Widths', '75%, text 25%');
    expect(now()).toEqual({
      ...insertable.videoText.make(words),
      videoUrl: 'https://demo.test/film.mp4',
      videoSide: 'RIGHT',
      videoColumns: 9,
      textColumns: 3,
    });
  });

  it('SEC-12 widths that do not make up the whole stay until others are chosen', async () => {
    const { now } = await edit({ ...insertable.imageText.make(words), imageColumns: 4, textColumns: 4 });
    expect(await screen.findByRole('combobox', { name: 'Widths' })).toHaveDisplayValue('33%, text 33%');
    await choose('Side', 'Right');
    expect(now()).toMatchObject({ imageSide: 'RIGHT', imageColumns: 4, textColumns: 4 });
  });

  it('SEC-01 a text keeps its line breaks', async () => {
    const { now } = await edit({ type: 'text', text: '' });
    await userEvent.type(await field('Text'), 'One{Enter}two');
    expect(now()).toEqual({ type: 'text', text: 'One\ntwo' });
  });

  it('SEC-01 a divider: by a button, or by scrolling', async () => {
    const { now } = await edit(insertable.divider.make(words));
    await choose('How learners continue', 'By scrolling');
    expect(now()).toEqual({ type: 'divider', divider: 'SCROLL' });
    await choose('How learners continue', 'With a button');
    expect(now()).toEqual({ type: 'divider', divider: 'BUTTON' });
  });

  it('SEC-05 a PDF: its address, which can be emptied', async () => {
    const { now } = await edit(insertable.pdf.make(words));
    await userEvent.click(await addressField('PDF'));
    await userEvent.paste('https://demo.test/a.pdf');
    expect(now()).toEqual({ type: 'pdf', url: 'https://demo.test/a.pdf' });
    await userEvent.clear(await addressField('PDF'));
    expect(now()).toEqual({ type: 'pdf', url: '' });
  });

  it('SEC-05 OP-173 a PDF: the title that learners read', async () => {
    const { now } = await edit({ type: 'pdf', url: 'https://demo.test/a.pdf' });
    await userEvent.type(await field('Title'), 'House rules');
    expect(now()).toEqual({ type: 'pdf', url: 'https://demo.test/a.pdf', title: 'House rules' });
  });

  it.each(['important', 'additionalInfo', 'examples'] as const)('SEC-06 SEC-07 SEC-08 %s has a title', async (type) => {
    const { now } = await edit(insertable[type].make(words));
    await userEvent.type(await field('Title'), 's');
    expect(now()).toEqual({ ...insertable[type].make(words), title: 'Titles' });
  });

  it('SEC-15 a button: its words, where it leads, and its class', async () => {
    const { now } = await edit(insertable.button.make(words));
    await userEvent.type(await field('Text of the button'), 's');
    await userEvent.type(await field('Where the button leads'), '/courses');
    await userEvent.type(await field('Style class'), 'wide');
    expect(now()).toEqual({
      ...insertable.button.make(words),
      buttonText: 'Buttons',
      buttonLink: '/courses',
      className: 'wide',
    });
  });

  it('SEC-09 a dialog: who speaks, and what they say', async () => {
    const { now } = await edit(insertable.dialog.make(words));
    await choose('Who speaks', 'Anna');
    expect(now()).toMatchObject({ turns: [{ avatarName: 'Anna', avatarUrl: 'https://demo.test/anna.png' }] });
    await choose('Who speaks', 'The learner');
    expect(now()).toMatchObject({ turns: [{ usesOwnPicture: true, avatarName: null }] });
    await choose('Content', 'Question');
    await choose('Question', '1. Which one is yellow?');
    expect(now()).toMatchObject({ turns: [{ bubbles: [{ kind: 'question', question: 'question' }] }] });
    await userEvent.click(screen.getByRole('button', { name: 'Add turn' }));
    expect(now()).toMatchObject({ turns: [{ side: 'LEFT' }, { side: 'RIGHT' }] });
  });

  it('SEC-14 OP-100 a branch: ways with their sections, the only one stays', async () => {
    const { now } = await edit(insertable.branch.make(words));
    expect(await screen.findByText('Sections of way 2')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Move Option 2 up' }));
    expect(now()).toMatchObject({ options: [{ title: 'Option 2' }, { title: 'Option 1' }] });
    await userEvent.click(screen.getByRole('button', { name: 'Delete Option 1' }));
    await userEvent.click(screen.getByRole('button', { name: /cannot be deleted/ }));
    expect(now()).toMatchObject({ options: [{ title: 'Option 1' }] });
  });

  it('SEC-13 an accordion gets further parts, written at once', async () => {
    const { now } = await edit(insertable.accordion.make(words));
    await userEvent.click(await screen.findByRole('button', { name: 'Add part' }));
    const [, second] = screen.getAllByRole('textbox', { name: 'Title' });
    expect(second).toHaveFocus();
    await userEvent.keyboard('More');
    expect(now()).toMatchObject({ items: [{ title: 'Title' }, { title: 'More' }] });
  });

  it.each([
    ['courses/', 'Leads to /courses/ on this site'],
    ['https://demo.test/', 'Leads to https://demo.test/ in a new tab'],
    ['httpx:', 'This is not an address that can be opened.'],
  ])('SEC-24 SEC-25 a button says where it leads: %s', async (link, said) => {
    await edit(insertable.button.make(words));
    await userEvent.type(await field('Where the button leads'), link);
    expect(screen.getByText(said)).toBeInTheDocument();
  });

  it('OP-231 takes the page, the title and the size out of the code that a site gives, and keeps a title', async () => {
    const { now } = await edit(insertable.embed.make(words));
    await userEvent.click(await field('Address or embed code'));
    await userEvent.paste(
      '<iframe title="The cell" width="400" height="400" src="https://view.genially.com/0a1b"></iframe>',
    );
    const page = {
      type: 'embed',
      url: 'https://view.genially.com/0a1b',
      title: 'The cell',
      caption: '',
      size: 'SQUARE',
    };
    expect(now()).toEqual(page);
    await userEvent.clear(await field('Title'));
    await userEvent.type(await field('Title'), 'Cells');
    await userEvent.clear(await field('Address or embed code'));
    await userEvent.paste('<iframe title="Other" src="https://miro.com/app"></iframe>');
    await choose('Size', 'Tall (forms, boards)');
    expect(now()).toEqual({ ...page, url: 'https://miro.com/app', title: 'Cells', size: 'TALL' });
  });

  it('OP-231 an address that is typed is looked at when it is left', async () => {
    const { now } = await edit(insertable.embed.make(words));
    await userEvent.type(await field('Address or embed code'), 'https://youtu.be/abcDEF_1234');
    expect(now()).toMatchObject({ url: 'https://youtu.be/abcDEF_1234' });
    await userEvent.tab();
    expect(now()).toMatchObject({ url: 'https://www.youtube-nocookie.com/embed/abcDEF_1234' });
    await userEvent.clear(await field('Address or embed code'));
    await userEvent.type(await field('Address or embed code'), 'http://miro.com');
    expect(screen.queryByText(/^Enter an address that begins with https/)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(/^Enter an address that begins with https/)).toBeVisible();
  });

  it('OP-231 names the sites that can be embedded where one cannot', async () => {
    await edit({ ...insertable.embed.make(words), url: 'https://example.org/game' }, {}, [
      'miro.com',
      '*.typeform.com',
    ]);
    expect(await screen.findByText(/^example\.org is not among the sites that can be embedded/)).toBeVisible();
    await userEvent.click(screen.getByText('Sites that can be embedded (2)'));
    expect(screen.getByText('*.typeform.com')).toBeVisible();
  });

  it('SEC-16 a question of the lecture is chosen, or made', async () => {
    const { now } = await edit(insertable.question.make(words));
    await choose('Question', '1. Which one is yellow?');
    expect(now()).toEqual({ type: 'question', question: 'question' });
    expect(await screen.findByRole('combobox', { name: 'Kind of question' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'New question' }));
    expect(now()).toEqual({ type: 'question', question: 'new' });
  });

  it('SEC-02 HTML is passed on when the focus leaves', async () => {
    const { now } = await edit({ type: 'html', html: '' });
    await userEvent.click(await field('HTML'));
    await userEvent.paste('<p>x</p>');
    await userEvent.tab();
    expect(now()).toEqual({ type: 'html', html: '<p>x</p>' });
  });

  it('OP-231 says which frames in HTML are left out, and where their code belongs', async () => {
    await edit({ type: 'html', html: '<p>x</p>' });
    await userEvent.click(await field('HTML'));
    await userEvent.paste(
      '<iframe src="https://view.genially.com/1"></iframe><iframe src="https://player.vimeo.com/video/1"></iframe>',
    );
    await userEvent.tab();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Frames from view.genially.com are left out when you save. Paste their code into a section “Embed” instead.',
    );
  });

  it('SEC-01 a type that is not known says so, and that it stays', async () => {
    await edit(unknown);
    expect(await screen.findByText(/HOLOGRAM.*stays as it is/)).toBeInTheDocument();
    expect(within(document.body).queryByRole('textbox')).not.toBeInTheDocument();
  });
});
