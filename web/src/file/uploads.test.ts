import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readAnswer, type FileToSend, type Sent, type UploadedFile } from './sendFile.ts';
import { acceptedIn, checkFile } from './uploadRules.ts';
import { useUploads } from './useUploads.ts';

const megabyte = 1024 * 1024;
const uploaded: UploadedFile = {
  id: 1,
  name: 'a.png',
  url: 'http://localhost/static/files/a.png',
  type: 'IMAGE',
  category: 'CONTENT',
  alternativeText: null,
};
const given = (name: string): FileToSend => ({ file: new File(['x'], name), category: 'CONTENT' });

describe('before a file is sent', () => {
  test.each([
    ['a.PNG', 4 * megabyte, 'AVATAR', null],
    ['a.mp3', 1, 'AVATAR', { code: 'INVALID_FILE_TYPE', params: { supported: 'png, jpg, jpeg, gif, webp' } }],
    ['a.pdf', 1, 'OTHER', { code: 'INVALID_FILE_TYPE', params: { supported: 'png, jpg, jpeg, gif, webp, mp3' } }],
    [
      'a.svg',
      1,
      'CONTENT',
      { code: 'INVALID_FILE_TYPE', params: { supported: 'png, jpg, jpeg, gif, webp, mp3, pdf, webm, mp4' } },
    ],
    ['a.png', 4 * megabyte + 1, 'CONTENT', { code: 'FILE_TOO_LARGE', params: { size: '4 MB' } }],
    ['a.mp3', 4 * megabyte + 1, 'CONTENT', { code: 'FILE_TOO_LARGE', params: { size: '4 MB' } }],
    ['a.pdf', 60 * megabyte, 'CONTENT', null],
    ['a.pdf', 60 * megabyte + 1, 'CONTENT', { code: 'FILE_TOO_LARGE', params: { size: '60 MB' } }],
  ] as const)(
    'LIB-06 LIB-07 LIB-08 LIB-09 LIB-10 LIB-11 LIB-12 %s of %d bytes as %s',
    (name, size, category, problem) => {
      expect(checkFile({ name, size }, category)).toEqual(problem);
    },
  );

  test('the chooser offers what is taken', () => {
    expect(acceptedIn('FRAME')).toBe('.png,.jpg,.jpeg,.jpe,.jfif,.gif,.webp');
  });

  test.each([
    ['photo.jfif', 'image/jpeg', null],
    ['photo.jpe', 'image/jpeg', null],
    ['Kapitel 1.2', '', null],
    ['photo', '', null],
    ['page.svg', 'image/svg+xml', 'INVALID_FILE_TYPE'],
    ['film.webm', '', 'INVALID_FILE_TYPE'],
    ['film.mp4', '', 'INVALID_FILE_TYPE'],
    ['letter', 'text/html', 'INVALID_FILE_TYPE'],
  ])('OP-146 %s, which the browser takes for %j', (name, type, code) => {
    expect(checkFile({ name, size: 1, type }, 'AVATAR')?.code ?? null).toBe(code);
  });
});

test.each([
  [201, JSON.stringify(uploaded), { uploaded }],
  [400, '{"code":"FILE_UNREADABLE","message":"…","params":{}}', { failure: { code: 'FILE_UNREADABLE', params: {} } }],
  [
    413,
    '{"errors":[{"message":"…","extensions":{"code":"LIMIT_EXCEEDED","params":{"most":1}}}]}',
    { failure: { code: 'LIMIT_EXCEEDED', params: { most: 1 } } },
  ],
  [502, '<html>', { failure: { code: '-1', params: undefined } }],
])('an answer %d is read', (status, text, sent) => {
  expect(readAnswer(status, text)).toEqual(sent);
});

describe('LIB-14 uploads', () => {
  /** What is being sent, by the names of the files, to be answered by the test. */
  function start() {
    const sending = new Map<
      string,
      { progress: (part: number) => void; answer: (sent: Sent) => void; signal: AbortSignal }
    >();
    const arrived: UploadedFile[] = [];
    const { result, unmount } = renderHook(() =>
      useUploads(
        ({ file }, progress, signal) => new Promise((answer) => sending.set(file.name, { progress, answer, signal })),
        (file) => arrived.push(file),
      ),
    );
    const states = () => result.current.uploads.map(({ file, state }) => `${file.name} ${state.is}`);
    const answer = async (name: string, sent: Sent) => act(async () => sending.get(name)?.answer(sent));
    return { result, unmount, sending, arrived, states, answer };
  }

  test('go two at a time, in their order, and tell how far they are', async () => {
    const { result, sending, arrived, states, answer } = start();
    act(() => result.current.add(['a.png', 'b.png', 'c.png'].map(given)));
    await waitFor(() => expect(states()).toEqual(['a.png sending', 'b.png sending', 'c.png waiting']));
    act(() => sending.get('a.png')?.progress(0.5));
    expect(result.current.uploads[0]?.state).toEqual({ is: 'sending', part: 0.5 });
    await answer('a.png', { uploaded });
    expect(states()).toEqual(['a.png done', 'b.png sending', 'c.png sending']);
    expect(arrived).toEqual([uploaded]);
  });

  test('that failed stay with their reason and are tried again; what can never be taken is not', async () => {
    const { result, sending, states, answer } = start();
    act(() => result.current.add([given('a.png'), given('b.svg')]));
    const [, wrong] = result.current.uploads;
    expect(wrong?.state).toMatchObject({ is: 'failed', mayRetry: false, failure: { code: 'INVALID_FILE_TYPE' } });
    await answer('a.png', { failure: { code: 'NETWORK' } });
    const [lost] = result.current.uploads;
    expect(lost?.state).toEqual({ is: 'failed', mayRetry: true, failure: { code: 'NETWORK' } });
    sending.clear();
    act(() => {
      result.current.retry(lost?.key ?? '');
      result.current.retry(wrong?.key ?? '');
    });
    expect(states()).toEqual(['a.png sending', 'b.svg failed']);
    expect([...sending.keys()]).toEqual(['a.png']);
    act(() => result.current.remove(wrong?.key ?? ''));
    expect(states()).toEqual(['a.png sending']);
  });

  test('that are taken away, or whose place goes, end', () => {
    const { result, unmount, sending, states } = start();
    act(() => result.current.add([given('a.png'), given('b.png')]));
    act(() => result.current.remove(result.current.uploads[0]?.key ?? ''));
    expect([sending.get('a.png')?.signal.aborted, states()]).toEqual([true, ['b.png sending']]);
    unmount();
    expect(sending.get('b.png')?.signal.aborted).toBe(true);
  });
});
