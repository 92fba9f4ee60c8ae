import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { SendFile, Sent } from '../../file/sendFile.ts';
import { aCourse, aLecture, aModule } from '../../authoring/draft/draftBuilder.testkit.ts';
import { CourseEditor } from '../../authoring/editor/CourseEditor.ts';
import { FakeClock, fakePorts, heard } from '../../authoring/editor/editorWorld.testkit.ts';
import { EditorUploads } from './EditorUploads.ts';
import { FieldFiles } from './FieldFiles.ts';
import { TextPictures } from './TextPictures.ts';
import { markOf } from './uploadMark.ts';

const course = aCourse([aModule('m', [aLecture('l', { id: 11 })], { id: 1 })]);
/** A picture as a browser gives it: with the type that its name stands for. */
const file = (name = 'sun.png', size = 9): File =>
  new File([new Uint8Array(size)], name, { type: name.endsWith('.svg') ? 'image/svg+xml' : 'image/png' });
const uploaded = (name: string): Sent => ({
  uploaded: { id: 1, name, url: `/static/files/${name}`, type: 'IMAGE', category: 'CONTENT', alternativeText: null },
});

/** An open course, and uploads that a test answers. */
async function opened(read: (address: string) => File | null = () => null) {
  const clock = new FakeClock();
  const ports = fakePorts(clock);
  const editor = new CourseEditor({ base: course, draft: course, version: 1 }, ports);
  editor.turnOn();
  await heard();
  const uploads = new EditorUploads({
    onBegan: (key) => editor.uploadBegan(key),
    onRests: (key) => editor.uploadRests(key),
  });
  const pictures = new TextPictures(
    uploads,
    (key, html) => editor.settleUpload(key, html),
    async (address) => read(address) ?? { code: 'PICTURE_UNREADABLE' },
  );
  const answers: ((sent: Sent) => void)[] = [];
  const send: SendFile = () => new Promise((resolve) => answers.push(resolve));
  uploads.connect(send);
  const write = (description: string) =>
    editor.dispatch({ type: 'setCourse', fields: { description }, typing: 'description' });
  const text = () => editor.getSnapshot().draft.fields.description;
  const answer = async (sent: Sent) => {
    answers.shift()?.(sent);
    await heard();
  };
  return { clock, ports, editor, uploads, pictures, write, text, answer };
}

/** Puts the mark of a picture behind words. */
function put({ pictures, write }: Awaited<ReturnType<typeof opened>>, words: string, given = file()): string {
  const mark = pictures.file(given);
  if (!mark) throw new Error('It was refused.');
  write(`<p>${words}${markOf(mark.key, mark.name)}</p>`);
  return mark.key;
}

describe('a file that is given to a field', () => {
  async function given() {
    const world = await opened();
    const { editor, uploads } = world;
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:https://demo.test/1');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const files = new FieldFiles(uploads, (address, url) => editor.settleUpload(address, url));
    const setCover = (imageUrl: string | null) => editor.dispatch({ type: 'setCourse', fields: { imageUrl } });
    const cover = () => editor.getSnapshot().draft.fields.imageUrl;
    setCover('/static/files/before.png');
    const wanted = { file: file(), types: ['IMAGE'], category: 'COVER_IMAGE', before: cover() ?? '' } as const;
    setCover(files.take(wanted));
    return { ...world, setCover, cover };
  }

  test('CRS-10 SAVE-01 a save waits until it has an address of ours, and sends that', async () => {
    const { editor, ports, cover, answer } = await given();
    expect(cover()).toBe('blob:https://demo.test/1');
    const saving = editor.saveNow();
    await heard();
    expect(ports.sent).toEqual([]);
    await answer(uploaded('sun.png'));
    expect(await saving).toBe(true);
    expect(ports.sent).toMatchObject([{ changes: { fields: { imageUrl: '/static/files/sun.png' } } }]);
  });

  test('CRS-10 OP-66 undoing and doing again never brings its local address back', async () => {
    const { editor, cover, answer } = await given();
    editor.undo();
    expect(cover()).toBe('/static/files/before.png');
    await answer(uploaded('sun.png'));
    expect(cover()).toBe('/static/files/before.png');
    editor.redo();
    expect(cover()).toBe('/static/files/sun.png');
  });

  test('CRS-10 SAVE-01 its local address is never sent, also where the upload waits to be tried again', async () => {
    const { editor, ports, answer } = await given();
    await answer({ failure: { code: 'NETWORK' } });
    await editor.saveNow();
    expect(ports.sent).toMatchObject([{ changes: { fields: { imageUrl: '' } } }]);
    expect(editor.getSnapshot().save.phase).not.toBe('same');
  });
});

const picture = '<img src="/static/files/sun.png" alt="">';

describe('a picture that is put into a text', () => {
  test.each([
    ['a.pdf', 'application/pdf'],
    ['a.mp3', 'audio/mpeg'],
    ['a.webm', 'video/webm'],
    ['a.docx', ''],
    ['a', 'application/pdf'],
  ])('LIB-05 LIB-06 is refused aloud where it is none: %s', async (name, type) => {
    const { pictures, uploads } = await opened();
    expect(pictures.file(new File(['words'], name, { type }))).toBeNull();
    expect(uploads.getSnapshot().map(({ state }) => state)).toEqual([
      {
        is: 'failed',
        failure: { code: 'INVALID_FILE_TYPE', params: { supported: 'png, jpg, jpeg, gif, webp' } },
        mayRetry: false,
      },
    ]);
  });

  test('LIB-05 leaves nothing in the text where only its bytes say that it is none', async () => {
    const world = await opened();
    put(world, 'Words', new File(['words'], 'scan', { type: '' }));
    const pdf = uploaded('scan.pdf');
    await world.answer('uploaded' in pdf ? { uploaded: { ...pdf.uploaded, type: 'PDF' } } : pdf);
    expect(world.text()).toBe('<p>Words</p>');
    expect(world.uploads.getSnapshot().map(({ state }) => state.is)).toEqual(['failed']);
  });

  test('SAVE-01 EDIT-12 leaving waits for a file that becomes a section when it arrives, and saves that', async () => {
    const { editor, uploads, answer, ports } = await opened();
    const onEnd = (): void => {
      editor.dispatch({ type: 'setCourse', fields: { description: '<p>A section</p>' } });
    };
    uploads.add({ name: 'film.webm', file: file('film.webm'), onEnd });
    let isOver = false;
    const leaving = editor.leave().finally(() => {
      isOver = true;
    });
    await heard();
    expect(isOver).toBe(false);
    await answer(uploaded('film.webm'));
    expect(await leaving).toBe(true);
    expect(ports.sent.map(({ changes }) => changes.fields)).toEqual([{ description: '<p>A section</p>' }]);
  });

  test('LIB-05 is not sent any more when the editor is closed while it is being read', async () => {
    const reading = Promise.withResolvers<File>();
    const sent: string[] = [];
    const uploads = new EditorUploads({ onBegan: () => undefined, onRests: () => undefined });
    uploads.connect(async ({ file: { name } }) => {
      sent.push(name);
      return uploaded(name);
    });
    uploads.add({ name: 'sun.png', file: () => reading.promise, onEnd: () => undefined });
    uploads.close();
    reading.resolve(file());
    await heard();
    expect(sent).toEqual([]);
  });

  test('LIB-05 SAVE-01 a save waits until it has an address of ours, and sends that', async () => {
    const world = await opened();
    put(world, 'See ');
    const saving = world.editor.saveNow();
    await heard();
    expect(world.ports.sent).toEqual([]);
    expect(world.editor.getSnapshot()).toMatchObject({ uploading: 1, save: { phase: 'sending' } });
    await world.answer(uploaded('sun.png'));
    expect(await saving).toBe(true);
    expect(world.ports.sent).toMatchObject([{ changes: { fields: { description: `<p>See ${picture}</p>` } } }]);
    expect(world.editor.getSnapshot()).toMatchObject({ uploading: 0, save: { phase: 'same' } });
  });

  test('OP-66 undoing and doing again beside it never brings its mark back', async () => {
    const world = await opened();
    world.write('<p>See </p>');
    world.clock.pass(5000);
    put(world, 'See ');
    world.clock.pass(5000);
    world.editor.undo();
    expect(world.text()).toBe('<p>See </p>');
    await world.answer(uploaded('sun.png'));
    expect(world.text()).toBe('<p>See </p>');
    world.editor.redo();
    expect(world.text()).toBe(`<p>See ${picture}</p>`);
  });

  test('LIB-14 one that failed on its way keeps its place, is not in the save, and the course does not count as saved', async () => {
    const world = await opened();
    const key = put(world, 'See ');
    await world.answer({ failure: { code: 'NETWORK' } });
    expect(world.uploads.getSnapshot()).toMatchObject([{ state: { is: 'failed', mayRetry: true } }]);
    expect(await world.editor.saveNow()).toBe(false);
    expect(world.ports.sent).toMatchObject([{ changes: { fields: { description: '<p>See </p>' } } }]);
    expect(world.editor.getSnapshot().save.phase).toBe('changed');
    world.uploads.retry(key);
    await world.answer(uploaded('sun.png'));
    expect(await world.editor.saveNow()).toBe(true);
    expect(world.text()).toBe(`<p>See ${picture}</p>`);
  });

  test.each([
    ['of a wrong type', 'sun.svg', 9, 'INVALID_FILE_TYPE'],
    ['too large', 'sun.png', 5 * 1024 * 1024, 'FILE_TOO_LARGE'],
  ])('LIB-06 LIB-07 one %s is refused by name and leaves nothing', async (_how, name, size, code) => {
    const { pictures, uploads, editor } = await opened();
    expect(pictures.file(file(name, size))).toBeNull();
    expect(uploads.getSnapshot()).toMatchObject([{ file: { name }, state: { is: 'failed', failure: { code } } }]);
    expect(editor.getSnapshot().uploading).toBe(0);
  });

  test.each(['FORBIDDEN', 'FILE_UNREADABLE', 'PICTURE_TOO_LARGE'])(
    'LIB-14 one that the platform refuses with %s goes, with the paragraph that it stood in alone',
    async (code) => {
      const world = await opened();
      put(world, '');
      await world.answer({ failure: { code } });
      expect(world.text()).toBe('');
      expect(world.uploads.getSnapshot()).toMatchObject([{ state: { is: 'failed', mayRetry: false } }]);
    },
  );

  test('LIB-05 one that is taken away goes, and a save need not wait for it', async () => {
    const world = await opened();
    const key = put(world, 'See ');
    world.uploads.remove(key);
    expect(world.text()).toBe('<p>See </p>');
    expect(await world.editor.saveNow()).toBe(true);
  });
});

describe('BEY-29 OP-112 a picture within what is pasted', () => {
  const data = 'data:image/png;base64,AAAA';
  const ours = `<img src="/static/files/sun.png" alt="A sun">`;
  test.each([
    ['is ours', '/static/files/x.png', true, 'keep', null],
    ['is carried within', data, false, ours, null],
    ['is of this page', 'blob:http://localhost/1', true, ours, null],
    ['is of this page and gone', 'blob:http://localhost/1', false, '', 'PICTURE_UNREADABLE'],
    ['lies on the computer', 'file:///C:/x.png', false, null, 'PICTURE_LOCAL'],
    ['has no address', '', false, null, 'PICTURE_LOCAL'],
    ['is part of a mail', 'cid:image001', false, null, 'PICTURE_LOCAL'],
    ['runs out and can be read', 'https://lh7-rt.googleusercontent.com/docsz/AD_4', true, ours, null],
    ['runs out and cannot be read', 'https://lh7-rt.googleusercontent.com/docsz/AD_4', false, '', 'PICTURE_EXPIRES'],
    ['is signed and cannot be read', 'https://s3.test/a.png?X-Amz-Expires=60', false, '', 'PICTURE_EXPIRES'],
    ['is of another site', 'https://demo.test/a.png', true, ours, null],
    [
      'is of another site that gives none',
      'https://demo.test/a.png',
      false,
      '<img src="https://demo.test/a.png" alt="A sun">',
      null,
    ],
  ])('that %s', async (_what, address, isRead, shown, refusal) => {
    const world = await opened(() => (isRead ? file() : null));
    const taken = world.pictures.address(address, 'A sun');
    if (taken !== null && taken !== 'keep') world.write(markOf(taken.key, taken.name));
    await heard();
    await world.answer(uploaded('sun.png'));
    expect(taken === null || taken === 'keep' ? taken : world.text()).toBe(shown);
    const failures = world.uploads
      .getSnapshot()
      .map(({ state }) => (state.is === 'failed' ? state.failure.code : null));
    expect(failures).toEqual(refusal === null ? [] : [refusal]);
  });
});

test('SAVE-01 whatever stands in the texts, no save sends a picture without an address, nor a mark', async () => {
  const piece = constantFrom(
    'words ',
    '<img src="data:image/png;base64,AAAA" alt="">',
    "<IMG alt='x' src='blob:http://localhost/1'>",
    '<img src=data:image/gif;base64,AA>',
    markOf('5f0c-1', 'a & b.png'),
    '<img src="/static/files/a.png" alt="">',
    '<p>',
    '</p>',
  );
  await assert(
    asyncProperty(array(piece, { maxLength: 8 }), async (pieces) => {
      const { editor, ports, write } = await opened();
      write(pieces.join(''));
      await editor.saveNow();
      const sent = JSON.stringify(ports.sent);
      expect(sent).not.toMatch(/data:|blob:|ql-upload/);
      expect(sent.split('/static/files/a.png').length).toBe(pieces.join('').split('/static/files/a.png').length);
    }),
    { numRuns: 60 },
  );
});
