import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactElement } from 'react';
import { expect, it } from 'vitest';
import { renderEditor } from '../../testing/renderEditor.tsx';
import type { CourseDraft } from '../draft/courseDraft.ts';
import { aCourse, afterOperations, aLecture, aModule } from '../draft/draftBuilder.testkit.ts';
import type { Operation } from '../draft/operation.ts';
import { CourseCanvas } from './CourseCanvas.tsx';
import { useSelection } from './useSelection.ts';

const SelectedCanvas = (props: Omit<ComponentProps<typeof CourseCanvas>, 'selection'>): ReactElement => (
  <CourseCanvas {...props} selection={useSelection()} />
);

it('LOCK-05 who may not edit now reads every field and still opens lectures', async () => {
  const operations: Operation[] = [];
  const opened: string[] = [];
  const draft = aCourse([aModule('m', [aLecture('l')])]);
  await renderEditor(
    <SelectedCanvas
      draft={{ ...draft, fields: { ...draft.fields, description: '<p>What it is about</p>' } }}
      courseId={101}
      knownTags={[]}
      frames={[]}
      ledTo={new Map()}
      readLecture={() => Promise.resolve(true)}
      mayBeTemplate={false}
      readOnly
      dispatch={(operation) => operations.push(operation)}
      onOpen={({ key }) => opened.push(key)}
    />,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'more');
  await userEvent.click(screen.getByText('What it is about'));
  await userEvent.keyboard('more');
  expect(document.querySelector('[data-live]')).toBeNull();
  expect(screen.getByRole('group', { name: 'Course settings' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: draft.modules[0]?.lectures[0]?.fields.name ?? '' }));
  expect(operations).toEqual([]);
  expect(opened).toEqual(['l']);
});

it('BEY-05 lectures are dragged to another place of their module, by the keyboard too', async () => {
  const draft = aCourse([
    aModule(
      'm',
      ['a', 'b', 'c'].map((key) => aLecture(key)),
    ),
  ]);
  const operations: Operation[] = [];
  await renderEditor(
    <SelectedCanvas
      courseId={101}
      draft={draft}
      knownTags={[]}
      frames={[]}
      ledTo={new Map()}
      readLecture={() => Promise.resolve(true)}
      mayBeTemplate={false}
      readOnly={false}
      dispatch={(operation) => operations.push(operation)}
      onOpen={() => undefined}
    />,
  );
  const list = screen.getByRole('list', { name: 'Lectures' });
  within(list)
    .getAllByRole('listitem')
    .forEach((row, index) => {
      row.getBoundingClientRect = () => new DOMRect(0, 40 * index, 300, 36);
    });
  within(list).getByRole('button', { name: 'Drag Lecture a' }).focus();
  await userEvent.keyboard(' ');
  await within(list).findByRole('button', { name: 'Drag Lecture a', pressed: true });
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByText(/Lecture a.*2/);
  await userEvent.keyboard(' ');
  await waitFor(() => expect(operations).toHaveLength(1));
  expect(operations.map((operation) => modulesAfter(draft, operation))).toEqual([['b', 'a', 'c']]);
});

const modulesAfter = (draft: CourseDraft, operation: Operation): readonly string[] =>
  afterOperations(draft, operation).modules.flatMap(({ lectures }) => lectures.map(({ key }) => key));

it('A11Y-01 a course whose name is being written again keeps a heading', async () => {
  const draft = aCourse([]);
  await renderEditor(
    <SelectedCanvas
      courseId={101}
      draft={{ ...draft, fields: { ...draft.fields, name: ' ' } }}
      knownTags={[]}
      frames={[]}
      ledTo={new Map()}
      readLecture={() => Promise.resolve(true)}
      mayBeTemplate={false}
      readOnly={false}
      dispatch={() => undefined}
      onOpen={() => undefined}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Course page' })).toBeVisible();
});

it('OP-237 the names of the course and of its modules are written where they stand, and stand there once', async () => {
  const operations: Operation[] = [];
  const draft = aCourse([aModule('m', [aLecture('l')]), aModule('n', [])]);
  await renderEditor(
    <SelectedCanvas
      draft={draft}
      courseId={101}
      knownTags={[]}
      frames={[]}
      ledTo={new Map()}
      readLecture={() => Promise.resolve(true)}
      mayBeTemplate={false}
      readOnly={false}
      dispatch={(operation) => operations.push(operation)}
      onOpen={() => undefined}
    />,
  );
  const [module] = draft.modules;
  fireEvent.change(screen.getByRole('textbox', { name: 'Name of module 1' }), { target: { value: 'Roots' } });
  expect(operations).toMatchObject([{ type: 'setModule', key: module?.key, fields: { name: 'Roots' } }]);
  // A double click marks a word of it, and opens nothing.
  fireEvent.doubleClick(screen.getByRole('textbox', { name: 'Name of module 1' }));
  // The open form of the module would say the name a second time.
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  expect(screen.getByRole('heading', { level: 3, name: module?.fields.name })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(draft.fields.name);
  const heading = screen.getByRole('heading', { level: 1, name: draft.fields.name });
  expect(heading.parentElement).toHaveStyle({ width: '1px' });
});

it('OP-240 an umbrella course has no settings that mean nothing in it, whatever they were', async () => {
  const draft = aCourse([]);
  const shown = async (type: 'NORMAL' | 'DECISION_TREE'): Promise<readonly (string | null)[]> => {
    const { unmount } = await renderEditor(
      <SelectedCanvas
        draft={{ ...draft, fields: { ...draft.fields, type, certifiable: true } }}
        courseId={101}
        knownTags={[]}
        frames={[]}
        ledTo={new Map()}
        readLecture={() => Promise.resolve(true)}
        mayBeTemplate
        readOnly={false}
        dispatch={() => undefined}
        onOpen={() => undefined}
      />,
    );
    await screen.findByRole('heading', { name: type === 'NORMAL' ? 'Achievements' : 'Questions and choices' });
    const settings = screen.getByRole('group', { name: 'Course settings' });
    const names = [
      ...[...settings.querySelectorAll('legend, label')].map(({ textContent }) => textContent),
      ...screen.queryAllByRole('heading', { name: 'Achievements' }).map(({ textContent }) => textContent),
    ];
    unmount();
    return names;
  };
  const inNormal = await shown('NORMAL');
  const inUmbrella = await shown('DECISION_TREE');
  expect(inNormal.filter((name) => !inUmbrella.includes(name))).toEqual([
    'Certificate',
    'Learners can earn a certificate',
    'Score needed, in per cent',
    'Certificates are valid for',
    'Lectures open one after another',
    'Only with a code',
    'Anyone can read it without signing in',
    'Learners can enrol before it starts',
    'Each lecture ends in a discussion',
    'Speakers in conversations',
    'Embedded content is as high as its page',
    'Height of embedded content in pixels',
    'Achievements',
  ]);
});
