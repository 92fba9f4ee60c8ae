import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderEditor } from '../../testing/renderEditor.tsx';
import type { CopiedNodes } from '../clipboard/copyNodes.ts';
import { readFromSystem } from '../clipboard/systemClipboard.ts';
import { applyOperation, isRefused } from '../draft/applyOperation.ts';
import type { CourseDraft, LectureContent, LectureDraft, LectureFields, ModuleDraft } from '../draft/courseDraft.ts';
import { aCourse, aLecture, aModule, aQuestion, aSection } from '../draft/draftBuilder.testkit.ts';
import type { Operation } from '../draft/operation.ts';
import { EditedLecture } from './EditedLecture.tsx';
import { useSelection } from './useSelection.ts';

const text = (key: string) => aSection(key, { type: 'text', text: `Words of ${key}` });

/** Draws the first lecture of a course of two as it is edited, and tells its outcome. */
async function edit(
  content: LectureContent,
  { readOnly = false, fields = {} }: { readOnly?: boolean; fields?: Partial<LectureFields> } = {},
) {
  const operations: Operation[] = [];
  const plain = aLecture('l', { content });
  const edited = { ...plain, fields: { ...plain.fields, ...fields } };
  let latest: CourseDraft = aCourse([aModule('m', [edited, aLecture('next')])]);
  function Edited(): ReactElement {
    const [draft, setDraft] = useState(latest);
    const [copied, setCopied] = useState<CopiedNodes | null>(null);
    const selection = useSelection();
    const lecture = draft.modules[0]?.lectures[0] as LectureDraft;
    return (
      <EditedLecture
        draft={draft}
        lecture={lecture}
        content={lecture.content as LectureContent}
        selection={selection}
        readOnly={readOnly}
        clipboard={{ copied, copy: setCopied, pasted: (data) => readFromSystem(data) ?? copied }}
        readLectures={async () => latest}
        dispatch={(operation) => {
          operations.push(operation);
          const change = applyOperation(draft, operation);
          if (isRefused(change)) throw new Error(change);
          latest = change.draft;
          setDraft(change.draft);
        }}
      />
    );
  }
  await renderEditor(<Edited />);
  const sectionsAt = (at: number) => {
    const { content: now } = (latest.modules[0] as ModuleDraft).lectures[at] as LectureDraft;
    return now === 'notRead' ? [] : now.sections;
  };
  const sections = () => sectionsAt(0);
  return {
    operations,
    sections,
    next: () => sectionsAt(1),
    words: () => sections().map(({ content: one }) => (one.type === 'text' ? one.text : one.type)),
  };
}

const frame = (name: string) => screen.getByRole('group', { name });
const tool = (within_: HTMLElement, name: string) => within(within_).getByRole('button', { name });

describe('sections of a lecture in editing mode', () => {
  it('A11Y-01 the page keeps its heading while its name is in a field', async () => {
    await edit({ sections: [], questions: [] });
    await userEvent.dblClick(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lecture l');
  });

  it('EDIT-04 are drawn as learners see them, and get their tools when they are chosen', async () => {
    await edit({ sections: [text('a'), aSection('d', { type: 'divider', divider: 'BUTTON' })], questions: [] });
    expect(screen.getByText('Words of a')).toBeVisible();
    expect(screen.getByText(/presses “Continue”/)).toBeVisible();
    expect(screen.queryByRole('toolbar')).toBeNull();
    await userEvent.click(screen.getByText('Words of a'));
    expect(within(frame('Section 1: Plain text')).getByRole('toolbar')).toBeVisible();
  });

  it('EDIT-04 a link in one opens beside the editor, which stays', async () => {
    const html = '<p>Read <a href="https://example.org/">the rules</a></p>';
    await edit({ sections: [aSection('s', { type: 'richText', html })], questions: [] });
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    // What answers false was prevented: the page would have been left.
    expect(fireEvent.click(await screen.findByRole('link', { name: 'the rules' }))).toBe(false);
    expect(open).toHaveBeenCalledWith(new URL('https://example.org/'), '_blank', 'noopener');
    open.mockRestore();
  });

  it('EDIT-04 one without words has a place to press', async () => {
    await edit({ sections: [aSection('s', { type: 'richText', html: '<p></p>' })], questions: [] });
    await userEvent.click(screen.getByText('Nothing here yet. Click to write.'));
    expect(await screen.findByRole('button', { name: 'Done' })).toBeVisible();
  });

  it('EDIT-04 OP-230 one whose media is not chosen yet keeps its place, and has words to press', async () => {
    const beside = { imageSide: 'LEFT', imageColumns: 6, textColumns: 6 } as const;
    const picture = { type: 'imageText', imageUrl: '', imageAlt: '', html: '<p>Beside it</p>', ...beside } as const;
    await edit({ sections: [aSection('s', { type: 'pdf', url: '' }), aSection('t', picture)], questions: [] });
    expect(within(frame('Section 1: PDF')).getByText('PDF: nothing chosen yet. Click to choose.')).toBeVisible();
    expect(within(frame('Section 1: PDF')).queryByRole('link')).toBeNull();
    const second = within(frame('Section 2: Picture and text'));
    expect(second.getByText('Beside it')).toBeVisible();
    expect(second.queryByRole('img')).toBeNull();
    await userEvent.click(second.getByText('Picture and text: nothing chosen yet. Click to choose.'));
    expect(await screen.findByRole('button', { name: 'Done' })).toBeVisible();
  });

  it('EDIT-04 OP-217 a button that leads nowhere is drawn for its author, and says so', async () => {
    const go = { type: 'button', buttonText: 'To the shop', html: '', className: '' } as const;
    await edit({
      sections: [aSection('s', { ...go, buttonLink: '' }), aSection('t', { ...go, buttonLink: 'https://shop.test/' })],
      questions: [],
    });
    const said = 'No link yet: learners do not see this button.';
    expect(within(frame('Section 1: Button')).getByText('To the shop')).toBeVisible();
    expect(within(frame('Section 1: Button')).getByText(said)).toBeVisible();
    expect(within(frame('Section 2: Button')).queryByText(said)).toBeNull();
    await userEvent.click(screen.getByText(said));
    expect(await screen.findByRole('textbox', { name: 'Where the button leads' })).toBeVisible();
  });

  it('EDIT-04 are moved, duplicated, copied, pasted again and again, cut and deleted', async () => {
    const { words } = await edit({ sections: [text('a'), text('b')], questions: [] });
    await userEvent.click(screen.getByText('Words of a'));
    await userEvent.click(tool(frame('Section 1: Plain text'), 'Move down'));
    expect(words()).toEqual(['Words of b', 'Words of a']);
    await userEvent.click(tool(frame('Section 2: Plain text'), 'Copy'));
    for (const place of [0, 1]) {
      await userEvent.click(screen.getAllByRole('button', { name: 'Add a section here' })[place] as HTMLElement);
      await userEvent.click(screen.getByRole('button', { name: 'Paste' }));
    }
    expect(words()).toEqual(['Words of a', 'Words of a', 'Words of b', 'Words of a']);
    await userEvent.click(screen.getByText('Words of b'));
    await userEvent.click(tool(frame('Section 3: Plain text'), 'Cut'));
    expect(words()).toEqual(['Words of a', 'Words of a', 'Words of a']);
    await userEvent.click(frame('Section 1: Plain text'));
    await userEvent.click(tool(frame('Section 1: Plain text'), 'Duplicate'));
    await userEvent.click(tool(frame('Section 2: Plain text'), 'Delete'));
    expect(words()).toHaveLength(3);
  });

  it('BEY-05 OP-239 obey the keyboard alone, and say where they went', async () => {
    const { words } = await edit({ sections: [text('a'), text('b')], questions: [] });
    const regions = [...document.querySelectorAll('[aria-live]')];
    frame('Section 2: Plain text').focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(words()).toEqual(['Words of b', 'Words of a']);
    // A region that comes with its words is not heard.
    expect(regions.map(({ textContent }) => textContent)).toContain('Section 2: Plain text is now in position 1 of 2');
    frame('Section 1: Plain text').focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('textbox')).toHaveValue('Words of b');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Words of b')).toBeVisible();
    await userEvent.keyboard('{Delete}');
    expect(words()).toEqual(['Words of a']);
  });

  it('BEY-05 anyone who deletes one continues with what stands beside it', async () => {
    await edit({ sections: [text('a'), text('b')], questions: [] });
    frame('Section 1: Plain text').focus();
    await userEvent.keyboard('{Delete}');
    expect(frame('Section 1: Plain text')).toHaveFocus();
    expect(screen.getByText('Words of b')).toBeVisible();
  });

  it('BEY-05 go to another lecture, or to the end of their own, that is searched for', async () => {
    const { words, next } = await edit({ sections: [text('a'), text('b'), text('c')], questions: [] });
    await userEvent.click(frame('Section 1: Plain text'));
    await userEvent.click(tool(frame('Section 1: Plain text'), 'Move to…'));
    await userEvent.type(screen.getByRole('combobox', { name: 'Find a place' }), 'next{Enter}');
    expect(words()).toEqual(['Words of b', 'Words of c']);
    expect(next()).toMatchObject([{ key: 'a' }]);
    await userEvent.click(screen.getByText('Words of b'));
    await userEvent.click(tool(frame('Section 1: Plain text'), 'Move to…'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(words()).toEqual(['Words of c', 'Words of b']);
  });

  it('EDIT-09 BEY-11 are pasted behind the selected one by the keyboard, and what is no copy is not', async () => {
    const { words } = await edit({ sections: [text('a'), text('b')], questions: [] });
    const paste = (words_: string): void =>
      void fireEvent.paste(document.activeElement ?? document.body, {
        clipboardData: { getData: () => words_, files: [] },
      });
    frame('Section 1: Plain text').focus();
    await userEvent.keyboard('{Control>}c{/Control}');
    paste('');
    expect(words()).toEqual(['Words of a', 'Words of a', 'Words of b']);
    paste('Some words');
    expect(words()).toHaveLength(3);
  });

  it('EDIT-09 leave the keys of the clipboard to words that are marked', async () => {
    const { words } = await edit({ sections: [text('a'), text('b')], questions: [] });
    frame('Section 1: Plain text').focus();
    document.getSelection()?.selectAllChildren(screen.getByText('Words of b'));
    await userEvent.keyboard('{Control>}x{/Control}');
    expect(words()).toEqual(['Words of a', 'Words of b']);
    document.getSelection()?.removeAllRanges();
    await userEvent.keyboard('{Control>}x{/Control}');
    expect(words()).toEqual(['Words of b']);
  });

  it('SLIB-01 new ones come in between, and are open to be written', async () => {
    const { words } = await edit({ sections: [text('a')], questions: [] });
    await userEvent.click(screen.getAllByRole('button', { name: 'Add a section here' })[1] as HTMLElement);
    await userEvent.click(screen.getByRole('option', { name: /^Picture and text / }));
    expect(words()).toEqual(['Words of a', 'imageText']);
    expect(await screen.findByRole('button', { name: 'Done' })).toBeVisible();
  });

  it('SLIB-01 new ones are found by their words and chosen with the keyboard', async () => {
    const { words } = await edit({ sections: [text('a')], questions: [] });
    const add = () => screen.getAllByRole('button', { name: 'Add a section here' })[1] as HTMLElement;
    await userEvent.click(add());
    const search = screen.getByRole('combobox', { name: 'Search sections' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('box{ArrowDown}{ArrowDown}{ArrowUp}');
    const active = screen.getByRole('option', { selected: true });
    expect(search).toHaveAttribute('aria-activedescendant', active.id);
    expect(active).toHaveAccessibleName('Good to know A box for background and more to read');
    await userEvent.keyboard('{Enter}');
    expect(words()).toEqual(['Words of a', 'additionalInfo']);
    await userEvent.click(add());
    expect(within(screen.getByRole('group', { name: 'Recently used' })).getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('nothing like it');
    expect(screen.getByText('No section is called that.')).toBeVisible();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect(words()).toEqual(['Words of a', 'additionalInfo']);
  });

  it('LOCK-05 take nothing while the course is held by someone else', async () => {
    const { operations } = await edit({ sections: [text('a')], questions: [aQuestion('q')] }, { readOnly: true });
    await userEvent.click(screen.getByText('Words of a'));
    frame('Section 1: Plain text').focus();
    await userEvent.keyboard('{Delete}{Enter}');
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a question' })).toBeNull();
    expect(operations).toEqual([]);
  });
});

describe('questions of a lecture in editing mode', () => {
  it('QEDIT-03 a new one stands at the end, open, a single choice of two', async () => {
    const { operations } = await edit({ sections: [], questions: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Add a question' }));
    expect(operations).toMatchObject([
      { type: 'insert', added: { nodes: [{ content: { type: 'singleChoice', correctPosition: 2 } }] } },
    ]);
    expect(await screen.findByRole('combobox', { name: 'Kind of question' })).toBeVisible();
  });

  it('OP-78 those that a section shows do not stand at the end again', async () => {
    await edit({
      sections: [aSection('s', { type: 'question', question: 'shown' })],
      questions: [aQuestion('shown'), aQuestion('last')],
    });
    expect(screen.getByRole('group', { name: 'Question 2' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Question 1' })).toBeNull();
  });

  it('BANK-10 have the numbers of their places, at the end and in sections', async () => {
    await edit({
      sections: [aSection('s', { type: 'question', question: 'shown' })],
      questions: [aQuestion('first'), aQuestion('shown'), aQuestion('last')],
    });
    const inSection = await within(frame('Section 1: Question')).findByRole('article', { name: 'Question 2' });
    expect(inSection).toBeVisible();
    expect(await within(frame('Question 3')).findByRole('article', { name: 'Question 3' })).toBeVisible();
  });
});

describe('the random draw of a lecture in editing mode', () => {
  const questions = [aQuestion('a'), aQuestion('b'), aQuestion('c', { weight: 2 }), aQuestion('d', { weight: 3 })];
  const draw = () => frame('Random draw of questions');

  it('BANK-10 stands above the questions, and each of them says whether it is drawn', async () => {
    const { operations } = await edit({
      sections: [aSection('s', { type: 'question', question: 'b' })],
      questions,
    });
    expect(draw().compareDocumentPosition(frame('Question 1'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(draw()).getByRole('heading', { name: 'Random draw' })).toBeVisible();
    expect(screen.queryByText(/drawn$/)).toBeNull();
    await userEvent.click(screen.getByText('Off: everyone is asked every question of this lecture.'));
    await userEvent.type(await screen.findByRole('spinbutton', { name: 'Questions for 1 point' }), '1');
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Questions for 2 points' }), '1');
    await userEvent.click(tool(draw(), 'Done'));
    expect(operations.at(-1)).toEqual({
      type: 'setBank',
      key: 'l',
      bank: {
        draws: [
          { weight: 1, drawCount: 1 },
          { weight: 2, drawCount: 1 },
        ],
      },
    });
    expect(within(draw()).getByText('Each learner is asked 2 of 4 questions and can get 3 points.')).toBeVisible();
    for (const name of ['Question 1', 'Section 1: Question']) {
      expect(within(frame(name)).getByText('1 of 2 questions for 1 point is drawn')).toBeVisible();
    }
    expect(within(frame('Question 3')).getByText(/^Always asked: /)).toBeVisible();
    expect(within(frame('Question 4')).getByText('Never asked: no question for 3 points is drawn')).toBeVisible();
  });

  it('BANK-10 is said above a question while it is open', async () => {
    const fields = { questionBank: { draws: [{ weight: 2, drawCount: 1 }] } };
    await edit({ sections: [aSection('s', { type: 'question', question: 'b' })], questions }, { fields });
    for (const name of ['Question 1', 'Section 1: Question']) {
      await userEvent.click(frame(name));
      await userEvent.click(tool(frame(name), 'Edit'));
      expect(await screen.findByRole('combobox', { name: 'Kind of question' })).toBeVisible();
      expect(within(frame(name)).getByText(/^Never asked: /)).toBeVisible();
      await userEvent.click(tool(frame(name), 'Done'));
    }
  });

  it('BANK-10 is not offered for a single question, and is only looked at by onlookers', async () => {
    await edit({ sections: [], questions: [aQuestion('a')] });
    expect(screen.queryByRole('group', { name: 'Random draw of questions' })).toBeNull();
    const fields = { questionBank: { draws: [{ weight: 1, drawCount: 2 }] } };
    await edit({ sections: [], questions }, { readOnly: true, fields });
    await userEvent.click(screen.getByText('Each learner is asked 2 of 4 questions and can get 2 points.'));
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });
});
