import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator, createMockEnvironment, type MockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { renderWithin } from '../../testing/renderWithin.tsx';
import { EditorTexts } from '../EditorTexts.tsx';
import { HistoryPanel, type HistoryProps } from './HistoryPanel.tsx';

const hour = 3_600_000;
const ago = (hours: number): string => new Date(Date.now() - hours * hour).toISOString();

const aRevision = (version: number, revision: object = {}) => ({
  version,
  saveTime: ago(0),
  savedBy: { name: 'Ada Example', username: 'ada@example.org' },
  forced: false,
  autoSaved: false,
  published: false,
  live: false,
  name: null,
  current: false,
  difference: { since: version - 1, totalCount: 0, changes: [] },
  ...revision,
});

async function draw(props: Partial<HistoryProps> = {}): Promise<MockEnvironment> {
  const environment = createMockEnvironment();
  await renderWithin(
    <EditorTexts>
      <HistoryPanel courseId={258} version={3} mayName editing={null} onClosed={() => undefined} {...props} />
    </EditorTexts>,
    { environment },
  );
  return environment;
}

/** Answers what waits, and tells what it asked for. */
async function answer(environment: MockEnvironment, resolvers: MockPayloadGenerator.MockResolvers): Promise<object> {
  await waitFor(() => expect(environment.mock.getAllOperations()).not.toEqual([]));
  const operation = environment.mock.getMostRecentOperation();
  await act(async () => environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers)));
  return operation.request.variables;
}

const page = (nodes: readonly object[], endCursor: string | null = null): MockPayloadGenerator.MockResolvers => ({
  CourseRevisionConnection: () => ({ nodes, pageInfo: { hasNextPage: endCursor !== null, endCursor } }),
});

const entries = (): HTMLElement[] => screen.getAllByRole('listitem', { name: /^Version of/ });

it('BEY-01 OP-259 lists revisions by day with who, when, marks and what changed, and reads on', async () => {
  const environment = await draw();
  const changes = ['Paying', 'Cards'].map((name, index) => ({
    kind: 'REMOVED',
    part: 'LECTURE',
    rawId: index,
    name,
    module: { name: 'Money' },
    lecture: null,
    fromModule: null,
    fromLecture: null,
    nextName: null,
    fields: [],
  }));
  const asked = await answer(
    environment,
    page(
      [
        aRevision(3, { current: true, live: true, published: true, difference: { since: 2, totalCount: 14, changes } }),
        aRevision(2, { saveTime: ago(24), autoSaved: true, forced: true, savedBy: null }),
      ],
      'next',
    ),
  );
  expect(asked).toEqual({ courseId: '258', first: 20, after: null });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Yesterday',
  ]);
  const [newest, older] = entries();
  expect(newest).toHaveTextContent('Ada Example');
  expect(within(newest as HTMLElement).getByText('Current')).toBeVisible();
  expect(within(newest as HTMLElement).getByText('Live')).toBeVisible();
  const lines = within(within(newest as HTMLElement).getByRole('list', { name: 'What changed' }));
  expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Lecture “Paying” removed from “Money”',
    'Lecture “Cards” removed from “Money”',
    'and 12 more changes',
  ]);
  for (const words of ['Account deleted', 'Draft', 'Auto-saved', 'Saved over it', 'No changes in the content']) {
    expect(older).toHaveTextContent(words);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier versions' }));
  expect(await answer(environment, page([aRevision(1, { saveTime: ago(24 * 400) })]))).toMatchObject({ after: 'next' });
  expect(entries()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Show earlier versions' })).toBeNull();
});

it('BEY-01 BEY-24 only what learners have is called live, and what is held back is not', async () => {
  const environment = await draw();
  await answer(
    environment,
    page([
      aRevision(3, { current: true, published: true }),
      aRevision(2, { live: true, published: true }),
      aRevision(1, { published: true }),
    ]),
  );
  const marked = (words: string): boolean[] => entries().map((entry) => within(entry).queryByText(words) !== null);
  expect(marked('Live')).toEqual([false, true, false]);
  expect(marked('Not live')).toEqual([true, false, false]);
});

it('BEY-01 the first revision has none to be compared with, and what cannot be told is said', async () => {
  const environment = await draw();
  await answer(
    environment,
    page([
      aRevision(2, { difference: null }),
      aRevision(1, { difference: { since: null, totalCount: 0, changes: [] } }),
    ]),
  );
  expect(screen.getByText('What changed could not be loaded.')).toBeVisible();
  expect(screen.getByText('The first version that is kept')).toBeVisible();
});

it('BEY-01 a revision is named where it stands, and its name taken away, by the keyboard', async () => {
  const environment = await draw();
  await answer(environment, page([aRevision(3)]));
  await userEvent.click(screen.getByRole('button', { name: /^Add a name: version of Today/ }));
  expect(screen.getByLabelText('Name of the version')).toHaveFocus();
  await userEvent.keyboard(' Before the exam {Enter}');
  expect(await answer(environment, { CourseRevision: () => ({ name: 'Before the exam' }) })).toEqual({
    input: { courseId: '258', revision: 3, name: 'Before the exam' },
  });
  expect(screen.getByText('Before the exam')).toBeVisible();
  const rename = screen.getByRole('button', { name: /^Rename “Before the exam”/ });
  await waitFor(() => expect(rename).toHaveFocus());
  await userEvent.click(rename);
  await userEvent.clear(screen.getByLabelText('Name of the version'));
  await userEvent.keyboard('{Enter}');
  expect(await answer(environment, { CourseRevision: () => ({ name: null }) })).toMatchObject({
    input: { name: null },
  });
  expect(screen.queryByText('Before the exam')).toBeNull();
});

it('BEY-01 Escape leaves the name as it is, and the history open; a refusal is said beside the field', async () => {
  const onClosed = vi.fn<() => void>();
  const environment = await draw({ onClosed });
  await answer(environment, page([aRevision(3, { name: 'Spring' })]));
  await userEvent.click(screen.getByRole('button', { name: /^Rename/ }));
  await userEvent.keyboard('!{Escape}');
  expect(screen.getByText('Spring')).toBeVisible();
  expect(onClosed).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /^Rename/ }));
  await userEvent.keyboard('!{Enter}');
  await answer(environment, {
    NameCourseRevisionPayload: () => ({ revision: null, userErrors: [{ code: 'FORBIDDEN', params: null }] }),
  });
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Name of the version')).toHaveValue('Spring!');
});

it('BEY-01 who may not work on the course can read, not name; a history that could not be read is read again', async () => {
  const environment = await draw({ mayName: false });
  await waitFor(() => expect(environment.mock.getAllOperations()).not.toEqual([]));
  await act(async () => environment.mock.reject(environment.mock.getMostRecentOperation(), new Error('away')));
  expect(screen.getByText('The history could not be loaded. The course is safe.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load the history again' }));
  await answer(environment, page([aRevision(3)]));
  expect(entries()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Add a name/ })).toBeNull();
});
