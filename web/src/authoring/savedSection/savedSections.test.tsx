import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { createMockEnvironment, MockPayloadGenerator, type MockEnvironment } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { renderWithin } from '../../testing/renderWithin.tsx';
import { EditedLecture } from '../canvas/EditedLecture.tsx';
import { useSelection } from '../canvas/useSelection.ts';
import { applyOperation, isRefused } from '../draft/applyOperation.ts';
import type { CourseDraft, LectureContent, LectureDraft } from '../draft/courseDraft.ts';
import { aCourse, aLecture, aModule, aQuestion, aSection } from '../draft/draftBuilder.testkit.ts';
import type { SectionDraft } from '../draft/sectionDraft.ts';
import { EditorTexts } from '../EditorTexts.tsx';
import { EditorTools } from '../page/EditorTools.tsx';

const gloves = { id: 's-1', name: 'Gloves', sectionCount: 1, createdBy: { name: 'Ana' }, editable: true };
const fire = { id: 's-2', name: 'Fire', sectionCount: 3, createdBy: null, editable: false };
const text = (key: string): SectionDraft => aSection(key, { type: 'text', text: `Words of ${key}` });
const content = {
  sections: [
    { __typename: 'AuthoredTextSection', sectionId: 1, questionIds: [2], text: 'Wear gloves' },
    {
      __typename: 'AuthoredBranchSection',
      sectionId: 3,
      questionIds: [],
      options: [
        { title: 'A', sections: [{ __typename: 'AuthoredTextSection', sectionId: 4, questionIds: [], text: 'In' }] },
      ],
    },
  ],
  questions: [
    {
      __typename: 'AuthoredSingleChoiceQuestion',
      questionId: 2,
      text: 'Why?',
      weight: 1,
      wrongLimit: 0,
      explanation: null,
      list: false,
      options: ['a', 'b'],
      correctPosition: 2,
    },
  ],
};

const twoTexts: LectureContent = { sections: [text('a'), text('b')], questions: [] };

/** Draws the editor's drawer beside a lecture, and tells its outcome. */
async function open({ inLecture = true, readOnly = false, lecture: of = twoTexts } = {}) {
  const environment = createMockEnvironment();
  let latest: CourseDraft = aCourse([aModule('m', [aLecture('l', { content: of })])]);
  const clipboard = { copied: null, copy: () => undefined, pasted: () => null };
  function Editor(): ReactElement {
    const [draft, setDraft] = useState(latest);
    const selection = useSelection();
    const lecture = draft.modules[0]?.lectures[0] as LectureDraft;
    const shared = { draft, selection, readOnly, clipboard, readLectures: async () => latest };
    const dispatch = (operation: Parameters<typeof applyOperation>[1]): void => {
      const change = applyOperation(latest, operation);
      if (isRefused(change)) throw new Error(change);
      latest = change.draft;
      setDraft(change.draft);
    };
    return (
      <>
        <EditorTools
          editor={{} as never}
          {...shared}
          courseId={1}
          lecture={inLecture ? lecture : null}
          dispatch={dispatch}
          commentTarget={null}
          onCommentTarget={() => undefined}
          onOpen={() => undefined}
          onPlace={() => undefined}
          ledTo={new Map()}
        />
        <EditedLecture {...shared} lecture={lecture} content={lecture.content as LectureContent} dispatch={dispatch} />
      </>
    );
  }
  await renderWithin(
    <EditorTexts>
      <Editor />
    </EditorTexts>,
    { environment },
  );
  const now = () =>
    latest.modules.flatMap(({ lectures }) => lectures).map(({ content: one }) => one)[0] as LectureContent;
  return {
    environment,
    now,
    words: () => now().sections.map(({ content: one }) => ('text' in one ? one.text : one.type)),
  };
}

/** Answers the request of a name that waits, and tells what it asked for. */
async function answer(environment: MockEnvironment, name: string, types: MockPayloadGenerator.MockResolvers) {
  const find = () => environment.mock.getAllOperations().find(({ request }) => request.node.operation.name === name);
  await waitFor(() => expect(find()).toBeDefined());
  const operation = find() as NonNullable<ReturnType<typeof find>>;
  await act(async () => environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, types)));
  return operation.request.variables;
}

const list = (environment: MockEnvironment, nodes: readonly object[], endCursor: string | null = null) =>
  answer(environment, 'useSavedSectionsQuery', {
    SavedSectionConnection: () => ({ nodes, pageInfo: { hasNextPage: endCursor !== null, endCursor } }),
  });

const openTab = async () => userEvent.click(await screen.findByRole('tab', { name: 'Sections' }));
const saved = () => within(screen.getByRole('list', { name: 'Saved' }));

describe('BEY-09 OP-83 saved sections in the drawer', () => {
  it('SLIB-02 EDIT-13 are there only while a lecture is open', async () => {
    await open({ inLecture: false });
    await openTab();
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.getByRole('tab', { name: 'Sections' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('are listed with what they hold and whose they are, searched and read on', async () => {
    const { environment } = await open();
    await openTab();
    expect(await list(environment, [gloves, fire], 'c')).toEqual({ first: 25, after: null, search: '' });
    expect(
      saved()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Gloves 1 section · Ana', 'Fire 3 sections']);
    await userEvent.click(screen.getByRole('button', { name: 'Show more saved sections' }));
    expect(await list(environment, [{ ...fire, id: 's-3', name: 'Water' }])).toMatchObject({ after: 'c' });
    expect(saved().getAllByRole('listitem')).toHaveLength(3);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search saved sections' }), 'x{Enter}');
    expect(await list(environment, [])).toMatchObject({ search: 'x' });
    expect(screen.getByText('No saved section has this in its name')).toBeVisible();
  });

  it('say how they come about while there are none, and that they could not be read', async () => {
    const { environment } = await open();
    await openTab();
    await act(async () => environment.mock.reject(environment.mock.getMostRecentOperation(), new Error('away')));
    await userEvent.click(screen.getByRole('button', { name: 'Load the saved sections again' }));
    await list(environment, []);
    expect(screen.getByText(/^Sections that you and other authors save appear here/)).toBeVisible();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  it.each(['pointer', 'keyboard'])(
    'come into the lecture as new copies, behind the selected section: by %s',
    async (by) => {
      const { environment, now, words } = await open();
      await openTab();
      await list(environment, [gloves]);
      await userEvent.click(screen.getByText('Words of a'));
      // Those without a pointer leave the words before they go to the drawer.
      if (by === 'keyboard') await userEvent.keyboard('{Escape}');
      for (const name of [/^Gloves/, /^Gloves 1 section/]) {
        const button = saved().getByRole('button', { name });
        if (by === 'pointer') await userEvent.click(button);
        else {
          button.focus();
          await userEvent.keyboard('{Enter}');
        }
        expect(await answer(environment, 'readSavedSectionQuery', { SavedSectionContent: () => content })).toEqual({
          id: 's-1',
        });
      }
      expect(words()).toEqual(['Words of a', 'Wear gloves', 'Wear gloves', 'branch', 'branch', 'Words of b']);
      const { sections, questions } = now();
      expect(questions.map((question) => [question.text, question.id])).toEqual([
        ['Why?', undefined],
        ['Why?', undefined],
      ]);
      expect(sections.every(({ id }) => id === undefined)).toBe(true);
      expect(JSON.stringify(sections)).not.toContain('"id"');
      expect(sections[1]?.questions).not.toEqual(sections[2]?.questions);
      expect(new Set([...sections, ...questions].map(({ key }) => key)).size).toBe(8);
    },
  );

  it('SLIB-01 these and the types are dragged between the sections', async () => {
    const { environment, words } = await open();
    await openTab();
    await list(environment, [gloves]);
    const lecture = document.querySelectorAll('[data-section-place]')[0]?.parentElement as HTMLElement;
    await drop(screen.getByRole('button', { name: /^Picture and text / }), lecture, -1);
    await waitFor(() => expect(words()).toEqual(['imageText', 'Words of a', 'Words of b']));
    await drop(saved().getByRole('button', { name: /^Gloves/ }), lecture, 1);
    await answer(environment, 'readSavedSectionQuery', { SavedSectionContent: () => content });
    expect(words()).toEqual(['imageText', 'Words of a', 'Words of b', 'Wear gloves', 'branch']);
  });

  it('nothing that someone drags from elsewhere is taken', async () => {
    const { words } = await open();
    const lecture = document.querySelectorAll('[data-section-place]')[0]?.parentElement as HTMLElement;
    const dataTransfer = { types: ['text/plain'], files: [] };
    expect(fireEvent.dragOver(lecture, { dataTransfer })).toBe(true);
    fireEvent.drop(lecture, { dataTransfer });
    expect(words()).toHaveLength(2);
  });

  it('say so when one is gone or cannot be read, and add nothing', async () => {
    const { environment, words } = await open();
    await openTab();
    await list(environment, [gloves]);
    await userEvent.click(saved().getByRole('button', { name: /^Gloves/ }));
    await answer(environment, 'readSavedSectionQuery', { Query: () => ({ savedSection: null }) });
    expect(await screen.findByText('Someone has deleted this saved section in the meantime.')).toBeVisible();
    await userEvent.click(saved().getByRole('button', { name: /^Gloves/ }));
    await act(async () => environment.mock.reject(environment.mock.getMostRecentOperation(), new Error('away')));
    expect(await screen.findByText(/could not be loaded, so nothing was added/)).toBeVisible();
    expect(words()).toHaveLength(2);
  });

  it('LOCK-05 are not put anywhere while the course is held by someone else', async () => {
    const { environment } = await open({ readOnly: true });
    await openTab();
    await list(environment, [gloves]);
    expect(saved().getByRole('button', { name: /^Gloves/ })).toBeDisabled();
  });

  it('are renamed and deleted by those who may, the last after a question', async () => {
    const { environment } = await open();
    await openTab();
    await list(environment, [gloves, fire]);
    expect(screen.queryByRole('button', { name: 'Actions: Fire' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Actions: Gloves' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
    const name = await screen.findByLabelText('Name');
    expect(name).toHaveValue('Gloves');
    await userEvent.clear(name);
    await userEvent.type(name, 'Mittens{Enter}');
    const renamed = await answer(environment, 'useSavedSectionChangesRenameMutation', {
      RenameSavedSectionPayload: () => ({ userErrors: [] }),
    });
    expect(renamed).toEqual({ input: { savedSectionId: 's-1', name: 'Mittens' } });
    await list(environment, [{ ...gloves, name: 'Mittens' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Actions: Mittens' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete the saved section “Mittens”?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    const refused = { userErrors: [{ code: 'FORBIDDEN', params: null }] };
    await answer(environment, 'useSavedSectionChangesDeleteMutation', { DeleteSavedSectionPayload: () => refused });
    expect(question.getByText(/^Only the person who saved this section/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await answer(environment, 'useSavedSectionChangesDeleteMutation', {
      DeleteSavedSectionPayload: () => ({ userErrors: [] }),
    });
    await list(environment, []);
    expect(await screen.findByText('Deleted: Mittens')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('BEY-09 saving a section', () => {
  it('keeps it with its questions under a name, and the open list shows it', async () => {
    const { environment } = await open({
      lecture: {
        sections: [aSection('s', { type: 'question', question: 'q' })],
        questions: [aQuestion('q', { id: 7, text: 'Why?' })],
      },
    });
    await openTab();
    await list(environment, []);
    await userEvent.click(screen.getByRole('group', { name: /^Section 1/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save section' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save section' }));
    const name = dialog.getByLabelText('Name');
    expect(name).toHaveValue('Why?');
    await userEvent.clear(name);
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(name, ' The reason {Enter}');
    const refused = { userErrors: [{ code: 'SAVED_SECTIONS_FULL', params: { most: 500 }, field: null }] };
    const sent = await answer(environment, 'useSaveSectionsMutation', { CreateSavedSectionPayload: () => refused });
    expect(sent).toMatchObject({
      input: {
        name: 'The reason',
        content: {
          sections: [{ content: { question: { question: { clientKey: 'q' } } } }],
          questions: [{ clientKey: 'q', text: 'Why?' }],
        },
      },
    });
    expect(JSON.stringify(sent)).not.toMatch(/questionId|sectionId/);
    expect(dialog.getByText(/this space keeps 500 saved sections already/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await answer(environment, 'useSaveSectionsMutation', { CreateSavedSectionPayload: () => ({ userErrors: [] }) });
    await list(environment, [{ ...gloves, name: 'The reason' }]);
    expect(saved().getByRole('button', { name: /^The reason/ })).toBeVisible();
    expect(screen.getByText('Saved for all authors: The reason')).toBeVisible();
  });
});

/** Drags an element onto a list and lets go at a height: above all of the list below 0, else below all. Sections have no height here. */
async function drop(element: HTMLElement, target: HTMLElement, clientY: number): Promise<void> {
  const dataTransfer = { setData: () => undefined };
  fireEvent.dragStart(element, { dataTransfer });
  // The DOM of the tests knows no place of a drag.
  for (const kind of ['dragOver', 'drop'] as const) {
    const event = createEvent[kind](target, { dataTransfer });
    Object.defineProperty(event, 'clientY', { value: clientY });
    await act(async () => void fireEvent(target, event));
  }
  fireEvent.dragEnd(element, { dataTransfer });
}
