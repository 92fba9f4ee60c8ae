import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockEnvironment, MockPayloadGenerator, type MockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { renderWithin } from '../../../testing/renderWithin.tsx';
import { ShellContext, type Shell } from '../../../viewer/useShell.ts';
import { EditorTexts } from '../../EditorTexts.tsx';
import type { Revision } from '../revision.ts';
import { CompareDialog } from './CompareDialog.tsx';

const shell = { data: { workspace: { workspaceId: 3, profile: { texts: [] } } } } as unknown as Shell;

const aRevision = (version: number, current = false): Revision => ({
  version,
  saveTime: `2030-01-3${version % 2}T09:0${version}:00Z`,
  savedBy: null,
  forced: false,
  autoSaved: false,
  published: false,
  live: false,
  name: `Version ${version}`,
  current,
  difference: null,
});
const revisions = [aRevision(3, true), aRevision(2), aRevision(1)];

async function draw(onClosed = (): void => undefined): Promise<MockEnvironment> {
  const environment = createMockEnvironment();
  const [after, before] = revisions as [Revision, Revision];
  await renderWithin(
    <ShellContext value={shell}>
      <EditorTexts>
        <CompareDialog
          courseId={258}
          revisions={revisions}
          first={{ before, after }}
          now={Date.now()}
          taking={null}
          onClosed={onClosed}
        />
      </EditorTexts>
    </ShellContext>,
    { environment },
  );
  return environment;
}

async function answer(environment: MockEnvironment, resolvers: MockPayloadGenerator.MockResolvers): Promise<object> {
  await waitFor(() => expect(environment.mock.getAllOperations()).not.toEqual([]));
  const [operation] = environment.mock.getAllOperations();
  if (!operation) throw new Error('Nothing is asked for.');
  await act(async () => environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers)));
  return operation.request.variables;
}

const aChange = (change: object) => ({
  kind: 'CHANGED',
  part: 'SECTION',
  rawId: 21,
  name: 'Pay',
  module: { name: 'Money' },
  lecture: { rawId: 11, name: 'Paying' },
  fromModule: null,
  fromLecture: null,
  nextName: null,
  fields: [],
  ...change,
});

const difference = (...changes: readonly object[]): MockPayloadGenerator.MockResolvers => ({
  CourseDifference: () => ({ since: 2, totalCount: changes.length, changes }),
});

const lecture = (html: string) => ({
  lectureId: 11,
  name: 'Paying',
  description: '',
  durationMinutes: null,
  headerImageUrl: null,
  mediaSource: null,
  navigationMode: 'SCROLL',
  questionBank: null,
  content: {
    sections: [
      {
        __typename: 'AuthoredRichTextSection',
        __isAuthoredSection: 'AuthoredSection',
        __isAuthoredSectionFields: 'AuthoredSectionFields',
        sectionId: 21,
        questionIds: [],
        html,
      },
    ],
    questions: [],
  },
});

/** Answers what was asked first of both versions of a lecture; null where it was not there. */
async function answerLecture(environment: MockEnvironment, of: object | null): Promise<object> {
  await waitFor(() => expect(environment.mock.getAllOperations()).not.toEqual([]));
  const [operation] = environment.mock.getAllOperations();
  if (!operation) throw new Error('Nothing is asked for.');
  const authoredCourse = { id: 'course-258', revision: { id: 'revision', lecture: of } };
  await act(async () => environment.mock.resolve(operation, { data: { authoredCourse } }));
  return operation.request.variables;
}

it('BEY-01 compares two versions in words and field by field, and any others that are chosen', async () => {
  const environment = await draw();
  const asked = await answer(
    environment,
    difference(
      aChange({
        part: 'MODULE',
        rawId: 2,
        name: 'Money',
        lecture: null,
        fields: [{ field: 'description', before: 'The old oak', after: 'The young oak' }],
      }),
    ),
  );
  expect(asked).toEqual({ courseId: '258', before: 2, after: 3 });
  expect(screen.getByText('Module “Money”, changed: Description')).toBeVisible();
  const field = within(screen.getByRole('group', { name: 'Money · Description' }));
  expect(field.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual(['old ', 'young ']);
  await userEvent.selectOptions(
    screen.getByLabelText('Earlier version'),
    screen.getByLabelText('Earlier version').querySelectorAll('option')[2] as HTMLOptionElement,
  );
  expect(await answer(environment, difference())).toMatchObject({ before: 1, after: 3 });
  expect(screen.getByText('No changes in the content')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Earlier version'), '3');
  expect(screen.getByText('Choose two different versions.')).toBeVisible();
});

it('BEY-01 draws both versions of a lecture as learners see it, and tells the words that differ', async () => {
  const environment = await draw();
  await answer(environment, difference(aChange({})));
  expect(screen.getByRole('button', { name: /^Paying/, expanded: true })).toBeVisible();
  expect(await answerLecture(environment, lecture('<p>Pay in cash.</p>'))).toMatchObject({
    version: 2,
    lectureId: '11',
  });
  expect(await answerLecture(environment, lecture('<p>Pay by card.</p>'))).toMatchObject({
    version: 3,
    lectureId: '11',
  });
  const part = within(await screen.findByRole('region', { name: 'Section 1: Text' }));
  expect(part.getByText('Changed')).toBeVisible();
  // Not every browser can mark words without touching what is drawn: there they are told.
  expect(await part.findByText('Only in the earlier version: in cash.')).toBeVisible();
  expect(part.getByText('Only in the later version: by card.')).toBeVisible();
});

it('BEY-01 a lecture that one version does not have, and what could not be read, are said', async () => {
  const onClosed = vi.fn<() => void>();
  const environment = await draw(onClosed);
  await waitFor(() => expect(environment.mock.getAllOperations()).not.toEqual([]));
  await act(async () => environment.mock.reject(environment.mock.getMostRecentOperation(), new Error('away')));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answer(
    environment,
    difference(aChange({ part: 'LECTURE', kind: 'ADDED', rawId: 11, name: 'Paying', lecture: null })),
  );
  await answerLecture(environment, null);
  await answerLecture(environment, lecture('<p>Pay by card.</p>'));
  const part = within(await screen.findByRole('region', { name: 'Section 1: Text' }));
  expect(part.getByText('New')).toBeVisible();
  expect(part.getByText('Not in this version')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClosed).toHaveBeenCalledOnce();
});
