import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderEditor } from '../../testing/renderEditor.tsx';
import type { CopiedNodes } from '../clipboard/copyNodes.ts';
import { readFromSystem } from '../clipboard/systemClipboard.ts';
import { applyOperation, isRefused } from '../draft/applyOperation.ts';
import type { CourseDraft } from '../draft/courseDraft.ts';
import { aCourse, aLecture, aModule, aSection } from '../draft/draftBuilder.testkit.ts';
import { withContent } from '../draft/withContent.ts';
import { openComments } from '../review/openComments.ts';
import { StructureTree } from './StructureTree.tsx';

const named = (key: string, name: string) => ({ ...aLecture(key), fields: { ...aLecture(key).fields, name } });

/** Two modules: "Roots" with Alder, Birch and Cedar, "Leaves" with Dill. */
function plants(): CourseDraft {
  const modules = [
    { ...aModule('m1', [named('a', 'Alder'), named('b', 'Birch'), named('c', 'Cedar')]) },
    { ...aModule('m2', [named('d', 'Dill')]) },
  ];
  const [roots, leaves] = modules.map((module, at) => ({
    ...module,
    fields: { ...module.fields, name: at === 0 ? 'Roots' : 'Leaves' },
  }));
  return aCourse(roots && leaves ? [roots, leaves] : []);
}

/** Draws the structure of a course, and tells its outcome. */
async function show(course = plants(), { readOnly = false, readable = true, open = openComments([]) } = {}) {
  let latest = course;
  const opened: (string | null)[] = [];
  function Shown(): ReactElement {
    const [draft, setDraft] = useState(course);
    const [copied, setCopied] = useState<CopiedNodes | null>(null);
    return (
      <StructureTree
        draft={draft}
        current={null}
        readOnly={readOnly}
        open={open}
        clipboard={{ copied, copy: setCopied, pasted: (data) => readFromSystem(data) ?? copied }}
        readLectures={async (keys) => {
          if (!readable) return null;
          const content = { sections: [aSection('s', { type: 'text', text: 'Read' })], questions: [] };
          latest = keys.reduce((before, key) => withContent(before, key, content), latest);
          setDraft(latest);
          return latest;
        }}
        dispatch={(operation) => {
          const change = applyOperation(latest, operation);
          if (isRefused(change)) throw new Error(change);
          latest = change.draft;
          setDraft(latest);
        }}
        onOpen={(lecture) => opened.push(lecture?.fields.name ?? null)}
      />
    );
  }
  await renderEditor(<Shown />);
  return {
    opened,
    draft: () => latest,
    /** The course as text: modules with their lectures. */
    course: () =>
      latest.modules.map(
        ({ fields, lectures }) => `${fields.name}: ${lectures.map((each) => each.fields.name).join()}`,
      ),
  };
}

const row = (name: string): HTMLElement => screen.getByRole('row', { name });
const selected = (): (string | null)[] =>
  screen.queryAllByRole('row', { selected: true }).map((each) => each.getAttribute('aria-labelledby'));
const press = async (keys: string): Promise<void> => void (await userEvent.keyboard(keys));
const paste = (text: string): boolean =>
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData: { getData: () => text, files: [] } });

describe('the structure of a course', () => {
  it('BEY-05 is one stop of the keyboard, and walked through by arrows, ends and letters', async () => {
    await show();
    await userEvent.tab();
    await userEvent.tab();
    expect(row('Roots')).toHaveFocus();
    await press('{ArrowDown}{ArrowDown}');
    expect(row('Birch')).toHaveFocus();
    await press('{ArrowLeft}');
    expect(row('Roots')).toHaveFocus();
    await press('{ArrowLeft}');
    expect(row('Roots')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('row', { name: 'Birch' })).toBeNull();
    await press('{ArrowRight}{ArrowRight}');
    expect(row('Alder')).toHaveFocus();
    await press('di');
    expect(row('Dill')).toHaveFocus();
    await press('{Home}');
    expect(row('Roots')).toHaveFocus();
    expect(row('Dill')).toHaveAttribute('aria-level', '2');
    expect(screen.getAllByRole('row').filter((each) => each.tabIndex === 0)).toHaveLength(1);
  });

  it('EDIT-04 opens lectures by Enter and by a press, the page of the course by its own button', async () => {
    const { opened } = await show();
    row('Birch').focus();
    await press('{Enter}');
    await userEvent.click(screen.getByText('Dill'));
    await userEvent.click(screen.getByRole('button', { name: 'Course page' }));
    expect(opened).toEqual(['Birch', 'Dill', null]);
  });

  it('OP-72 a new module and a new lecture are named at once', async () => {
    const { course } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Add a module' }));
    expect(screen.getByRole('textbox', { name: 'New name for Module 3' })).toHaveFocus();
    await press('Fruit{Enter}');
    expect(row('Fruit')).toHaveFocus();
    await userEvent.click(
      within(screen.getByRole('treegrid')).getAllByRole('button', { name: 'Add a lecture' })[2] as HTMLElement,
    );
    await press('{Escape}');
    expect(row('Lecture 1')).toHaveFocus();
    expect(course()).toEqual(['Roots: Alder,Birch,Cedar', 'Leaves: Dill', 'Fruit: Lecture 1']);
  });

  it('UMB-01 an umbrella course takes no modules, which its learners would not see', async () => {
    const course = aCourse([]);
    await show({ ...course, fields: { ...course.fields, type: 'DECISION_TREE' } });
    expect(screen.queryByRole('button', { name: 'Add a module' })).toBeNull();
  });

  it('EDIT-04 renames in place: Enter keeps the name, Escape and an empty one do not', async () => {
    const { course } = await show();
    row('Dill').focus();
    await press('{F2}Fennel{Enter}');
    expect(row('Fennel')).toHaveFocus();
    await press('{F2}Nothing{Escape}{F2}{Backspace}{Enter}');
    expect(course()[1]).toBe('Leaves: Fennel');
  });

  it('EDIT-04 OP-237 a double click renames what F2 renames, and a module stays as it was unfolded', async () => {
    const { course, opened } = await show();
    await userEvent.dblClick(screen.getByText('Dill'));
    expect(screen.getByRole('textbox', { name: 'New name for Dill' })).toHaveFocus();
    await press('Fennel{Enter}');
    await userEvent.dblClick(screen.getByText('Roots'));
    await press('Bulbs{Enter}');
    expect(course()).toEqual(['Bulbs: Alder,Birch,Cedar', 'Leaves: Fennel']);
    expect(row('Bulbs')).toHaveAttribute('aria-expanded', 'true');
    expect(opened).toEqual(['Dill']);
  });

  it('EDIT-04 selects several of one kind, and deletes them with a word about undo', async () => {
    const { course } = await show();
    row('Alder').focus();
    await press('{Shift>}{ArrowDown}{/Shift}');
    expect(selected()).toHaveLength(2);
    expect(screen.getByText('Selected: 2')).toBeVisible();
    await press('{Delete}');
    expect(course()).toEqual(['Roots: Cedar', 'Leaves: Dill']);
    expect(row('Cedar')).toHaveFocus();
    await press(' ');
    row('Leaves').focus();
    await press(' ');
    expect(selected()).toHaveLength(1);
  });

  it('EDIT-09 EDIT-10 copies, cuts, duplicates and pastes again and again', async () => {
    const { course } = await show();
    row('Alder').focus();
    await press('{Control>}c{/Control}');
    row('Leaves').focus();
    paste('');
    paste('');
    expect(course()).toEqual(['Roots: Alder,Birch,Cedar', 'Leaves: Dill,Alder,Alder']);
    row('Roots').focus();
    await press('{Control>}d{/Control}');
    expect(course()).toHaveLength(3);
    await press('{Control>}x{/Control}');
    paste('');
    expect(course()[2]).toBe('Roots: Alder,Birch,Cedar');
  });

  const unread = aCourse([aModule('m', [{ ...named('a', 'Alder'), id: 4, content: 'notRead' }])]);

  it('EDIT-09 cuts nothing that could not be read', async () => {
    const { course } = await show(unread, { readable: false });
    row('Alder').focus();
    await press('{Control>}x{/Control}');
    expect(course()).toEqual(['Module m: Alder']);
  });

  it('EDIT-09 reads lectures before it copies them', async () => {
    const { draft } = await show(unread);
    row('Alder').focus();
    await press('{Control>}d{/Control}');
    await screen.findAllByRole('row', { name: 'Alder' });
    expect(draft().modules[0]?.lectures[1]?.content).toMatchObject({ sections: [{ content: { text: 'Read' } }] });
  });

  it('BEY-11 refuses what is no part of a course', async () => {
    const { course } = await show();
    row('Alder').focus();
    paste('Some words');
    expect(course()).toEqual(['Roots: Alder,Birch,Cedar', 'Leaves: Dill']);
  });

  it('BEY-05 moves by the keyboard, beyond the ends of modules, and keeps the focus', async () => {
    const { course } = await show();
    row('Cedar').focus();
    await press('{Alt>}{ArrowDown}{/Alt}');
    expect(course()).toEqual(['Roots: Alder,Birch', 'Leaves: Cedar,Dill']);
    expect(row('Cedar')).toHaveFocus();
    row('Leaves').focus();
    await press('{Alt>}{ArrowUp}{/Alt}');
    expect(course()[0]).toBe('Leaves: Cedar,Dill');
  });

  it('BEY-05 OP-239 says what was moved by one place, and where it is now', async () => {
    await show();
    // A region that comes with its words is not heard.
    const regions = screen.getAllByRole('status');
    const said = () => regions.map(({ textContent }) => textContent);
    row('Birch').focus();
    await press('{Alt>}{ArrowDown}{/Alt}');
    expect(said()).toContain('Birch, now Roots, place 3 of 3');
    await press('{Alt>}{ArrowDown}{/Alt}');
    expect(said()).toContain('Birch, now Leaves, place 1 of 2');
    row('Leaves').focus();
    await press('{Alt>}{ArrowUp}{/Alt}');
    expect(said()).toContain('Leaves, now place 1 of 2');
  });

  it('BEY-05 picks up, carries and puts down by the keyboard, and says what, from where, to where', async () => {
    const { course } = await show();
    const handle = screen.getByRole('button', { name: 'Drag Birch' });
    handle.focus();
    await press('{Enter}');
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said()).toContain(
      'Picked up Birch from Roots, place 2 of 3. The arrow keys move it, Space puts it down, Escape leaves it where it was.',
    );
    await press('{ArrowDown}{ArrowDown}');
    expect(said()).toContain('Birch: Leaves, place 1 of 2');
    await press('{Escape}');
    expect(said()).toContain('Birch stays where it was: Roots, place 2 of 3');
    await press(' {ArrowDown}{ArrowDown} ');
    expect(said()).toContain('Moved Birch from Roots, place 2 of 3 to Leaves, place 1 of 2');
    expect(course()).toEqual(['Roots: Alder,Cedar', 'Leaves: Birch,Dill']);
    expect(row('Birch')).toHaveFocus();
  });

  it('BEY-05 OP-242 moves several at once to a place that is searched for, and says so', async () => {
    const { course } = await show();
    const regions = screen.getAllByRole('status');
    row('Alder').focus();
    await press(' {ArrowDown} ');
    await userEvent.click(screen.getByRole('button', { name: 'Move to…' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Find a place' }), 'dill');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await press('{Enter}');
    expect(course()).toEqual(['Roots: Cedar', 'Leaves: Dill,Alder,Birch']);
    expect(regions.map(({ textContent }) => textContent)).toContain(
      'Moved 2 items from Roots, place 1 of 3 to Leaves, place 2 of 3',
    );
    expect(row('Alder')).toHaveFocus();
  });

  it('EDIT-04 offers all of it in a menu', async () => {
    const { course } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Alder' }));
    expect(screen.getByRole('menuitem', { name: /Move up/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: /Duplicate/ }));
    expect(course()[0]).toBe('Roots: Alder,Alder,Birch,Cedar');
  });

  it('LOCK-05 changes nothing while the course is held by someone else', async () => {
    const { course, opened } = await show(plants(), { readOnly: true });
    row('Alder').focus();
    await press('{Delete}{F2} {Alt>}{ArrowDown}{/Alt}{Enter}');
    expect(course()).toEqual(['Roots: Alder,Birch,Cedar', 'Leaves: Dill']);
    expect(screen.queryByRole('button', { name: 'Add a lecture' })).toBeNull();
    expect(opened).toEqual(['Alder']);
  });
});

it('OP-281 modules and lectures say how many conversations about them are open', async () => {
  const [alder, birch] = [named('a', 'Alder'), named('b', 'Birch')].map((lecture, at) => ({
    ...lecture,
    id: 2001 + at,
  }));
  if (!alder || !birch) throw new Error('There are two');
  const roots = { ...aModule('m1', [alder, birch]), id: 7 };
  const count = (part: string, partId: number, lectureId: number | null, many: number) => ({
    anchor: { part, partId, lectureId },
    count: many,
  });
  await show(aCourse([roots]), {
    open: openComments([
      count('SECTION', 7, 2001, 2),
      count('LECTURE', 2001, 2001, 1),
      count('MODULE', 7, null, 1),
      count('COURSE', 258, null, 4),
    ]),
  });
  expect(screen.getByRole('row', { name: 'Alder 3 open conversations' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Birch' })).toBeVisible();
  expect(screen.getByRole('row', { name: /1 open conversation$/ })).toHaveAttribute('aria-level', '1');
});
