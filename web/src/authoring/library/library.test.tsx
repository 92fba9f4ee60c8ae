import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, type ReactElement } from 'react';
import { createMockEnvironment, MockPayloadGenerator, type MockEnvironment } from 'relay-test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShellContext, type Shell } from '../../viewer/useShell.ts';
import { renderWithin } from '../../testing/renderWithin.tsx';
import { EditorTools } from '../page/EditorTools.tsx';
import { aCourse, aLecture, aModule } from '../draft/draftBuilder.testkit.ts';
import type { CourseDraft } from '../draft/courseDraft.ts';
import type { Operation } from '../draft/operation.ts';
import { EditorTexts } from '../EditorTexts.tsx';
import { FileSourcesContext } from '../../editing/fileSources.ts';
import { MediaField } from '../../editing/media/MediaField.tsx';
import { fileSources } from './fileSources.ts';
import { splitName } from '../../file/splitName.ts';

const shell = { data: { workspace: { workspaceId: 3, profile: { texts: [] } } } } as unknown as Shell;
const oak = {
  id: 'file-1',
  fileId: 1,
  name: 'oak.png',
  url: 'http://localhost/static/files/aa.png',
  type: 'IMAGE',
  category: 'CONTENT',
  byteCount: 10,
  alternativeText: 'An old oak',
};
const guide = { ...oak, id: 'file-2', fileId: 2, name: 'guide.pdf', type: 'PDF', alternativeText: null };
const song = { ...guide, id: 'file-3', fileId: 3, name: 'song.mp3', type: 'MP3', url: 'http://localhost/s.mp3' };

const draw = async (element: ReactElement): Promise<MockEnvironment> => {
  const environment = createMockEnvironment();
  await renderWithin(
    <ShellContext value={shell}>
      <EditorTexts>{element}</EditorTexts>
    </ShellContext>,
    { environment },
  );
  return environment;
};

/** Answers the query that waits, and tells what it asked for. */
async function answer(environment: MockEnvironment, nodes: readonly object[], endCursor: string | null = null) {
  await waitFor(() => expect(environment.mock.getAllOperations()).not.toEqual([]));
  const operation = environment.mock.getMostRecentOperation();
  await act(async () =>
    environment.mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, {
        FileConnection: () => ({ nodes, pageInfo: { hasNextPage: endCursor !== null, endCursor } }),
      }),
    ),
  );
  return operation.request.variables;
}

const lecture = aLecture('l', { id: 11, content: { sections: [], questions: [] } });
const course = aCourse([aModule('m', [lecture], { id: 1 })]);

function drawer(
  open: typeof lecture | null,
  dispatch: (operation: Operation) => void = () => undefined,
  readLectures: (keys: readonly string[]) => Promise<CourseDraft | null> = async () => null,
  draft = course,
  editor: object = {},
) {
  const none = () => undefined;
  return (
    <EditorTools
      editor={editor as never}
      courseId={101}
      draft={draft}
      lecture={open}
      selection={{ selected: null, editing: null, select: none, edit: none, clear: none } as never}
      readOnly={false}
      clipboard={{} as never}
      readLectures={readLectures}
      dispatch={dispatch}
      commentTarget={null}
      onCommentTarget={none}
      onOpen={none}
      onPlace={none}
      ledTo={new Map()}
    />
  );
}

describe('the library in the drawer', () => {
  it('EDIT-12 LIB-03 LIM-04 shows the newest 24 files and reads on from where they end', async () => {
    const environment = await draw(drawer(lecture));
    await userEvent.click(await screen.findByRole('tab', { name: 'Library' }));
    expect(await answer(environment, [oak], 'c')).toEqual({
      first: 24,
      after: null,
      filter: { search: '', category: null },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Show more files' }));
    expect(await answer(environment, [guide])).toMatchObject({ after: 'c' });
    const names = within(screen.getByRole('list', { name: 'Files' })).getAllByRole('listitem');
    expect(names.map(({ textContent }) => textContent)).toEqual(['oak.png', 'guide.pdf']);
    expect(screen.queryByRole('button', { name: 'Show more files' })).toBeNull();
  });

  it('LIB-04 LIB-01 searches by name and filters by category; all is no category', async () => {
    const environment = await draw(drawer(lecture));
    await userEvent.click(await screen.findByRole('tab', { name: 'Library' }));
    await answer(environment, []);
    expect(screen.getByText(/^No files yet/)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Frames');
    expect(await answer(environment, [])).toMatchObject({ filter: { category: 'FRAME' } });
    await userEvent.type(screen.getByRole('searchbox'), 'oak{Enter}');
    expect(await answer(environment, [])).toMatchObject({ filter: { search: 'oak', category: 'FRAME' } });
    expect(screen.getByText(/^No files match/)).toBeVisible();
  });

  it('says that the files could not be read, and reads them again', async () => {
    const environment = await draw(drawer(lecture));
    await userEvent.click(await screen.findByRole('tab', { name: 'Library' }));
    await act(async () => environment.mock.reject(environment.mock.getMostRecentOperation(), new Error('away')));
    await userEvent.click(screen.getByRole('button', { name: 'Load the files again' }));
    await answer(environment, [oak]);
    expect(screen.getByRole('button', { name: 'oak.png' })).toBeVisible();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  it.each([
    [oak, { type: 'imageText', imageUrl: oak.url, imageAlt: 'An old oak' }],
    [guide, { type: 'pdf', url: guide.url, title: 'guide' }],
    [song, { type: 'audio', url: song.url, title: 'song' }],
  ])('OP-31 OP-173 a file that is pressed becomes a section that shows it: $name', async (file, content) => {
    const dispatched: Operation[] = [];
    const environment = await draw(drawer(lecture, (operation) => dispatched.push(operation)));
    await userEvent.click(await screen.findByRole('tab', { name: 'Library' }));
    await answer(environment, [file]);
    await userEvent.click(screen.getByRole('button', { name: file.name }));
    expect(dispatched).toMatchObject([
      { type: 'insert', place: { list: 'sections', lecture: 'l', at: 0 }, added: { nodes: [{ content }] } },
    ]);
  });

  it('EDIT-14 leaving the lecture turns from the section types to the library, on the page of the course that is drawn then', async () => {
    const environment = createMockEnvironment();
    const editor = {};
    // Each page of a course draws its own drawer.
    const pageOf = (open: typeof lecture | null) => (
      <ShellContext key={open?.key ?? 'course'} value={shell}>
        <EditorTexts>{drawer(open, undefined, undefined, course, editor)}</EditorTexts>
      </ShellContext>
    );
    const there = switcher(pageOf(lecture), pageOf(null));
    const { unmount } = await renderWithin(<there.Switcher />, { environment });
    await userEvent.click(await screen.findByRole('tab', { name: 'Sections' }));
    await act(async () => there.leave());
    expect(screen.getByRole('tab', { name: 'Library' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: 'Sections' })).toHaveAttribute('aria-disabled', 'true');
    unmount();
    await renderWithin(pageOf(lecture), { environment });
    expect(await screen.findByRole('tab', { name: 'Library' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('one file', () => {
  const places = [
    { kind: 'LECTURE', rawId: 11, name: 'Trees', courseId: 101, courseName: 'Woods', moduleId: 5, sectionId: 31 },
  ];

  async function openDetails() {
    const environment = await draw(drawer(null));
    await userEvent.click(await screen.findByRole('tab', { name: 'Library' }));
    await answer(environment, [oak]);
    await userEvent.click(screen.getByRole('button', { name: 'Details: oak.png' }));
    const operation = environment.mock.getMostRecentOperation();
    await act(async () =>
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, { File: () => ({ usedIn: places }) }),
      ),
    );
    return environment;
  }

  it('LIB-13 is renamed with its extension kept, and described', async () => {
    const environment = await openDetails();
    expect(screen.getByRole('heading', { name: 'Woods' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Trees' })).toHaveAttribute(
      'href',
      expect.stringContaining('lecture=11&module=5&edit=true'),
    );
    const name = screen.getByLabelText('Name');
    expect(name).toHaveValue('oak');
    await userEvent.clear(name);
    await userEvent.type(name, 'Old oak');
    await userEvent.clear(screen.getByLabelText('What the picture shows'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { fileId: 'file-1', name: 'Old oak.png', alternativeText: null },
    });
  });

  it('LIB-05 is deleted after the places that show it were named', async () => {
    const environment = await openDetails();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(screen.getByRole('dialog', { name: 'Delete “oak.png”?' }));
    expect(question.getByText('1 place in 1 course will show nothing in its place.')).toBeVisible();
    expect(question.getByText('Trees')).not.toBeVisible();
    await userEvent.click(question.getByText('Where it is used'));
    expect(question.getByText('Trees')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    const operation = environment.mock.getMostRecentOperation();
    expect(operation.request.variables).toEqual({ input: { fileId: 'file-1', force: true } });
    await act(async () =>
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, { DeleteFilePayload: () => ({ usedIn: null, userErrors: [] }) }),
      ),
    );
    await answer(environment, []);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('oak.png')).toBeNull();
  });

  it.each([
    ['oak.png', 'oak', '.png'],
    ['a.b.pdf', 'a.b', '.pdf'],
    ['.png', '.png', ''],
    ['oak', 'oak', ''],
  ])('LIB-13 the name %s is split', (name, stem, extension) => {
    expect(splitName(name)).toEqual({ stem, extension });
  });
});

describe('replacing a file everywhere', () => {
  const other = { ...oak, id: 'file-9', fileId: 9, name: 'new oak.webp', url: 'http://localhost/static/files/bb.webp' };
  const unread = aLecture('unread', { id: 12, content: 'notRead' });
  const here = {
    kind: 'LECTURE',
    rawId: 12,
    name: 'Trees',
    courseId: 101,
    courseName: 'Woods',
    moduleId: 1,
    sectionId: null,
  };
  const elsewhere = {
    kind: 'COURSE',
    rawId: 102,
    name: 'Woods',
    courseId: null,
    courseName: null,
    moduleId: null,
    sectionId: null,
  };

  const resolve = async (environment: MockEnvironment, payload: object) => {
    const operation = environment.mock.getMostRecentOperation();
    await act(async () =>
      environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, payload as never)),
    );
    return operation.request.variables;
  };

  async function start(read: (keys: readonly string[]) => Promise<CourseDraft | null>) {
    const dispatched: Operation[] = [];
    const draft = aCourse([aModule('m', [lecture, unread], { id: 1 })]);
    const environment = await draw(drawer(lecture, (operation) => dispatched.push(operation), read, draft));
    await userEvent.click(await screen.findByRole('tab', { name: 'Library' }));
    await answer(environment, [oak]);
    await userEvent.click(screen.getByRole('button', { name: 'Details: oak.png' }));
    await resolve(environment, { File: () => ({ usedIn: [here, elsewhere] }) });
    await userEvent.click(screen.getByRole('button', { name: 'Replace everywhere' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Replace “oak.png” everywhere' }));
    const asked = () =>
      environment.mock.getAllOperations().filter(({ request }) => !/OpenComments/.test(request.node.operation.name));
    await waitFor(() => expect(asked()).toHaveLength(2));
    await act(async () => {
      for (const operation of asked()) {
        const isList = operation.request.node.operation.name === 'useLibraryFilesQuery';
        const payload: Record<string, () => object> = isList
          ? { FileConnection: () => ({ nodes: [oak, other], pageInfo: { hasNextPage: false } }) }
          : { File: () => ({ usedIn: [here, elsewhere] }) };
        environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, payload));
      }
    });
    return { environment, dialog, dispatched };
  }

  it('LIB-05 names the places first, then changes them, and the open course in its draft', async () => {
    const read: (readonly string[])[] = [];
    const { environment, dialog, dispatched } = await start(async (keys) => {
      read.push(keys);
      return aCourse([aModule('m', [aLecture('unread', { fields: { headerImageUrl: oak.url } as never })])]);
    });
    await userEvent.click(await dialog.findByRole('button', { name: 'new oak.webp' }));
    expect(dialog.getByRole('link', { name: 'Trees' })).toBeVisible();
    expect(dialog.getByRole('link', { name: 'The course itself' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    const variables = await resolve(environment, {
      ReplaceFilePayload: () => ({
        replacedIn: [{ rawId: 102 }],
        remainingIn: [{ use: here, reason: 'BEING_EDITED', editor: { name: 'Ada' } }],
        userErrors: [],
      }),
    });
    expect(variables).toEqual({ input: { fileId: 'file-1', replacementId: 'file-9' } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(read).toEqual([['unread']]);
    expect(dispatched).toEqual([{ type: 'replaceFile', address: '/static/files/aa.png', by: '/static/files/bb.webp' }]);
  });

  it('LOCK-03 what someone else edits, and what one may not change, is told', async () => {
    const { environment, dialog, dispatched } = await start(async () => null);
    await userEvent.click(await dialog.findByRole('button', { name: 'new oak.webp' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await resolve(environment, {
      ReplaceFilePayload: () => ({
        replacedIn: [],
        remainingIn: [
          { use: elsewhere, reason: 'BEING_EDITED', editor: { name: 'Ada' } },
          { use: { kind: 'PERSON', rawId: 7, name: '', courseId: null }, reason: 'NOT_ALLOWED', editor: null },
        ],
        userErrors: [],
      }),
    });
    const told = within(await screen.findByRole('dialog', { name: 'Replace “oak.png” everywhere' }));
    expect(told.getByText('Course: Woods (Ada is editing it)')).toBeVisible();
    expect(told.getByText('Someone’s picture (you may not change it)')).toBeVisible();
    expect(told.getByRole('alert')).toHaveTextContent('In this course nothing was replaced');
    expect(dispatched).toEqual([]);
  });
});

describe('uploads', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('LIB-06 LIB-14 ERR-22 what cannot be taken stays listed with its reason, by the exact words, until it is taken away', async () => {
    const environment = await draw(drawer(lecture));
    await userEvent.click(await screen.findByRole('tab', { name: 'Library' }));
    await answer(environment, []);
    const panel = screen.getByText(/^No files yet/);
    const files = [new File(['x'], 'oak.svg'), new File([new Uint8Array(4 * 1024 * 1024 + 1)], 'oak.png')];
    fireEvent.drop(panel, { dataTransfer: { files, types: ['Files'] } });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Invalid file type. Only png, jpg, jpeg, gif, webp, mp3, pdf, webm, mp4 files allowed',
      'Files should not exceed 4 MB in size',
    ]);
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove from the list: oak.svg' }));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('LIB-05 LIB-14 one that failed on its way is tried again, and the list is read again when it has come', async () => {
    const sent = heldUploads();
    const environment = await draw(drawer(lecture));
    await userEvent.click(await screen.findByRole('tab', { name: 'Library' }));
    await answer(environment, []);
    fireEvent.paste(screen.getByText(/^No files yet/), { clipboardData: { files: [new File(['x'], 'oak.png')] } });
    expect(screen.getByRole('progressbar', { name: 'Uploading oak.png' })).toBeVisible();
    await act(async () => sent[0]?.answer(0, ''));
    expect(screen.getByRole('alert')).toHaveTextContent('The connection was interrupted');
    await userEvent.click(screen.getByRole('button', { name: 'Try again: oak.png' }));
    await act(async () => sent[1]?.answer(201, JSON.stringify({ ...oak, id: 1 })));
    await answer(environment, [oak]);
    expect(sent[0]?.address).toBe('/upload-api/v1/secured/workspaces/3/files/_upload');
    expect(screen.getByRole('button', { name: 'oak.png' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  });

  it('LIB-05 several are told by one notice that counts them', async () => {
    const sent = heldUploads();
    const environment = await draw(drawer(lecture));
    await userEvent.click(await screen.findByRole('tab', { name: 'Library' }));
    await answer(environment, []);
    const files = [new File(['x'], 'oak.png'), new File(['y'], 'elm.png')];
    fireEvent.paste(screen.getByText(/^No files yet/), { clipboardData: { files } });
    for (const [index, told] of ['1 of 2 files uploaded', '2 of 2 files uploaded'].entries()) {
      await act(async () => sent[index]?.answer(201, JSON.stringify({ ...oak, id: index + 1 })));
      await screen.findByText(told);
      expect(screen.getAllByText(/uploaded$/i)).toHaveLength(1);
    }
  });
});

it('OP-31 a field for an address takes it from the library, of the files that fit', async () => {
  const typed: (string | null)[] = [];
  const environment = await draw(
    <FileSourcesContext value={fileSources}>
      <MediaField label="Cover" value={null} types={['IMAGE']} onChanged={(url) => typed.push(url)} />
    </FileSourcesContext>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Library: Cover' }));
  expect(await answer(environment, [oak])).toMatchObject({ filter: { types: ['IMAGE'] } });
  await userEvent.click(screen.getByRole('button', { name: 'oak.png' }));
  expect(typed).toEqual([oak.url]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** What is uploaded, in its order; each waits for its answer. */
function heldUploads() {
  const sent: { answer: (status: number, text: string) => void; address: string }[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget();
      status = 0;
      responseText = '';
      address = '';
      open(_method: string, address: string) {
        this.address = address;
      }
      setRequestHeader() {}
      abort() {}
      send() {
        sent.push({
          address: this.address,
          answer: (status, text) => {
            Object.assign(this, { status, responseText: text });
            this.dispatchEvent(new Event(status === 0 ? 'error' : 'load'));
          },
        });
      }
    },
  );
  return sent;
}

/** A component that shows one thing, then another. */
function switcher(first: ReactElement, second: ReactElement) {
  let change: (value: boolean) => void = () => undefined;
  function Switcher() {
    const [left, setLeft] = useState(false);
    useEffect(() => {
      change = setLeft;
    }, []);
    return left ? second : first;
  }
  return { Switcher, leave: () => change(true) };
}
