import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { FileType } from '../../authoring/library/libraryFile.ts';
import type { SendFile, Sent } from '../../file/sendFile.ts';
import { renderEditor } from '../../testing/renderEditor.tsx';
import { ToastContext } from '../../ui/toastContext.ts';
import { EditorUploads } from '../uploads/EditorUploads.ts';
import { FieldFiles } from '../uploads/FieldFiles.ts';
import { FieldFilesContext } from '../uploads/fieldFilesContext.ts';
import { withMarksReplaced } from '../uploads/uploadMark.ts';
import { MediaField } from './MediaField.tsx';

const png = (name = 'oak.png'): File => new File(['oak'], name, { type: 'image/png' });
const stored = (change: object = {}): Sent => ({
  uploaded: {
    id: 1,
    name: 'oak.png',
    url: '/static/files/oak',
    type: 'IMAGE',
    category: 'CONTENT',
    alternativeText: null,
    ...change,
  },
});

/** A field for a cover in an open course, and uploads that the test answers. */
async function draw(initial: string | null = null, types: readonly FileType[] = ['IMAGE']) {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:https://demo.test/1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const values: (string | null)[] = [];
  const toasts: ReactNode[] = [];
  const answers: ((sent: Sent) => void)[] = [];
  const sent: Parameters<SendFile>[0][] = [];
  const uploads = new EditorUploads({ onBegan: () => undefined, onRests: () => undefined });
  const settled = new Set<(address: string, url: string) => void>();
  const files = new FieldFiles(uploads, (address, url) => settled.forEach((told) => told(address, url)));
  uploads.connect((given) => {
    sent.push(given);
    return new Promise((resolve) => answers.push(resolve));
  });
  function Edited(): ReactElement {
    const [value, setValue] = useState(initial);
    useEffect(() => {
      const settle = (address: string, url: string): void =>
        setValue((now) => withMarksReplaced(now ?? '', (mark) => (mark === address ? url : undefined)) || null);
      settled.add(settle);
      return () => void settled.delete(settle);
    }, []);
    return (
      <ToastContext value={({ text }) => toasts.push(text)}>
        <FieldFilesContext value={files}>
          <MediaField
            label="Cover"
            value={value}
            types={types}
            category="COVER_IMAGE"
            onChanged={(next) => {
              values.push(next);
              setValue(next);
            }}
          />
        </FieldFilesContext>
      </ToastContext>
    );
  }
  await renderEditor(<Edited />);
  const field = screen.getByRole('group', { name: 'Cover' });
  return {
    values,
    toasts,
    sent,
    uploads,
    field,
    picture: () => field.querySelector('img')?.getAttribute('src'),
    drop: (...given: File[]) =>
      act(async () => {
        fireEvent.drop(field, { dataTransfer: { files: given, types: ['Files'] } });
      }),
    answer: (end: Sent) => act(async () => answers.shift()?.(end)),
  };
}

describe('a field for a picture', () => {
  it('CRS-10 LIB-05 shows a dropped picture at once, uploads it, and holds the address of the library then', async () => {
    const { drop, answer, picture, sent, values } = await draw();
    expect(screen.getByText('Drop or paste a picture here')).toBeVisible();
    await drop(png());
    expect(picture()).toBe('blob:https://demo.test/1');
    expect(screen.getByText('oak.png')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Uploading oak.png' })).toBeVisible();
    expect(sent).toMatchObject([{ category: 'COVER_IMAGE' }]);
    await answer(stored());
    expect(picture()).toBe('/static/files/oak');
    expect(screen.getByText('oak.png')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(values).toEqual(['blob:https://demo.test/1']);
  });

  it('LIB-05 takes a file that is pasted or chosen', async () => {
    const { field, sent, answer } = await draw();
    await act(async () => {
      fireEvent.paste(field, { clipboardData: { files: [png('pasted.png')], types: ['Files'] } });
    });
    await answer(stored());
    await userEvent.upload(screen.getByLabelText('Upload: Cover', { selector: 'input' }), png('chosen.png'));
    expect(sent.map(({ file }) => file.name)).toEqual(['pasted.png', 'chosen.png']);
  });

  it('LIB-06 says which files it holds when one turns out to be something else', async () => {
    const { drop, answer, uploads } = await draw();
    await drop(png());
    await answer(stored({ type: 'PDF' }));
    expect(uploads.getSnapshot()[0]?.state).toMatchObject({
      failure: { params: { supported: 'png, jpg, jpeg, gif, webp' } },
    });
  });

  it.each<[string, Sent]>([
    ['that turns out to be something else', stored({ type: 'PDF' })],
    ['that is refused', { failure: { code: 'INVALID_FILE_TYPE' } }],
  ])('LIB-06 LIB-14 holds what it held before when a file comes %s', async (_name, end) => {
    const { drop, answer, picture, uploads } = await draw('/static/files/before');
    await drop(png());
    await answer(end);
    expect(picture()).toBe('/static/files/before');
    expect(uploads.getSnapshot().map(({ state }) => state.is)).toEqual(['failed']);
  });

  it('LIB-06 refuses aloud what it cannot hold, before anything is sent', async () => {
    const { drop, sent, uploads, values } = await draw();
    await drop(new File(['a'], 'a.pdf', { type: 'application/pdf' }));
    expect(values).toEqual([]);
    expect(sent).toEqual([]);
    expect(uploads.getSnapshot()).toMatchObject([
      { file: { name: 'a.pdf' }, state: { is: 'failed', failure: { code: 'INVALID_FILE_TYPE' } } },
    ]);
  });

  it('LIB-05 takes the first of several files and says so', async () => {
    const { drop, sent, toasts } = await draw();
    await drop(png('one.png'), png('two.png'));
    expect(sent.map(({ file }) => file.name)).toEqual(['one.png']);
    expect(toasts).toEqual(['One file fits here. Only “one.png” was taken.']);
  });

  it('CRS-10 can hold an address that is typed, and be emptied', async () => {
    const { values, picture } = await draw();
    await userEvent.click(screen.getByRole('button', { name: 'Use an address: Cover' }));
    const address = screen.getByRole('textbox', { name: 'Address: Cover' });
    expect(address).toHaveFocus();
    await userEvent.paste('https://demo.test/oak.png');
    expect(picture()).toBe('https://demo.test/oak.png');
    expect(screen.getByText('oak.png')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Cover' }));
    expect(values.at(-1)).toBeNull();
  });

  it('CRS-10 shows the address where it is none, and keeps it there while it is mended', async () => {
    await draw('ftp://demo.test');
    const address = screen.getByRole('textbox', { name: 'Address: Cover' });
    expect(address).toBeInvalid();
    expect(address).not.toHaveFocus();
    await userEvent.clear(address);
    await userEvent.paste('https://demo.test/oak.png');
    expect(screen.getByRole('textbox', { name: 'Address: Cover' })).toBe(address);
    expect(address).toBeValid();
  });

  it('CRS-10 says whose a page of another site is', async () => {
    await draw('https://www.youtube.com/watch?v=1', ['VIDEO']);
    expect(screen.getByText('From www.youtube.com')).toBeVisible();
  });
});
