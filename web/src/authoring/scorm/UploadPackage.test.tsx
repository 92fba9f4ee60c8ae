import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CourseDraft, MediaSource } from '../draft/courseDraft.ts';
import { courseFields } from '../draft/draftBuilder.testkit.ts';
import type { Operation } from '../draft/operation.ts';
import { MediaSourceField } from '../fields/MediaSourceField.tsx';
import { renderEditor } from '../../testing/renderEditor.tsx';
import { ToastContext } from '../../ui/toastContext.ts';
import { EditedCourseId } from './editedCourseId.ts';
import { leavePackage } from './waitingPackages.ts';
import { PackageOfCourse } from './PackageOfCourse.tsx';

/** The wire of a browser, as far as an upload uses it. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  status = 0;
  responseText = '';
  address = '';
  aborted = false;
  open(_method: string, address: string): void {
    this.address = address;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  abort(): void {
    this.aborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  send(): void {
    sent.push(this);
  }
  leaves(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  /** Status 0 is a line that broke. */
  answers(status: number, body: object = {}): void {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event(status === 0 ? 'error' : 'load'));
  }
}

let sent: FakeRequest[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

const url = 'http://school.test/scorm/7/22222222-2222-4222-8222-222222222222/a.html';
const draft: CourseDraft = { fields: { ...courseFields, type: 'SCORM_COURSE' }, modules: [], achievements: [] };

const ofCourse = (dispatch: (operation: Operation) => void = () => undefined, readOnly = false): ReactElement => (
  <PackageOfCourse courseId={7} draft={draft} readOnly={readOnly} dispatch={dispatch} />
);
const ofLecture = (onChanged: (value: MediaSource | null) => void): ReactElement => (
  <EditedCourseId value={7}>
    <MediaSourceField value={null} onChanged={onChanged} />
  </EditedCourseId>
);

async function choose(name = 'safety.zip'): Promise<FakeRequest> {
  const chooser = document.querySelector('input[type=file]');
  await userEvent.upload(chooser as HTMLInputElement, new File(['PK'], name, { type: 'application/zip' }));
  return sent.at(-1) as FakeRequest;
}

describe('the package of a course', () => {
  it('SCORM-01 is uploaded with its progress and becomes a lecture of the draft', async () => {
    const dispatched: Operation[] = [];
    await renderEditor(ofCourse((operation) => dispatched.push(operation)));
    const request = await choose();
    expect(request.address).toBe('/upload-api/v1/secured/scorm/7/_upload');
    await act(async () => request.leaves(3, 10));
    expect(screen.getByRole('progressbar', { name: 'Uploading: safety.zip' })).toHaveAttribute('aria-valuenow', '30');
    await act(async () => request.leaves(10, 10));
    expect(screen.getByRole('status')).toHaveTextContent('Checking and unpacking: safety.zip');
    await act(async () => request.answers(201, { url, name: 'Fire safety', isScorm: true }));
    expect(dispatched).toMatchObject([
      { type: 'insert', added: { nodes: [{ lectures: [{ fields: { mediaSource: { url } } }] }] } },
    ]);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('OP-236 that was chosen with the new course is uploaded once the course can be edited, and only once', async () => {
    leavePackage(7, new File(['PK'], 'safety.zip', { type: 'application/zip' }));
    const { unmount } = await renderEditor(ofCourse(undefined, true));
    expect(sent).toEqual([]);
    unmount();
    const again = await renderEditor(ofCourse());
    expect(sent.map(({ address }) => address)).toEqual(['/upload-api/v1/secured/scorm/7/_upload']);
    expect(screen.getByRole('progressbar', { name: 'Uploading: safety.zip' })).toBeVisible();
    again.unmount();
    await renderEditor(ofCourse());
    expect(sent).toHaveLength(1);
  });

  it('SCORM-01 can be cancelled on its way, and another one chosen', async () => {
    const dispatched: Operation[] = [];
    await renderEditor(ofCourse((operation) => dispatched.push(operation)));
    const request = await choose();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(request.aborted).toBe(true);
    await act(async () => request.answers(201, { url, name: 'Too late' }));
    expect([dispatched, screen.queryByRole('alert')]).toEqual([[], null]);
    const other = await choose('other.zip');
    expect(other.headers.get('idempotency-key')).not.toBe(request.headers.get('idempotency-key'));
  });

  it.each([
    ['NOT_A_ZIP', /^This is not a ZIP archive/],
    ['UNKNOWN_COMPRESSION', /Deflate64, bzip2 or LZMA\. Unpack it and pack it again as a normal ZIP/],
    ['UNSAFE_NAME', /leads out of the package/],
    ['TIN_CAN', /xAPI \(Tin Can\)\. Export/],
    ['COMMON_CARTRIDGE', /IMS Common Cartridge/],
    ['TOO_DENSE', /too large when it is unpacked/],
    ['MANIFEST_UNREADABLE', /imsmanifest\.xml in the package cannot be read/],
    ['SOMETHING_NEW', /The archive is damaged/],
  ])('SCORM-01 ERR-22 refused for %s, it says why, and the mended file is chosen anew', async (problem, words) => {
    await renderEditor(ofCourse());
    const request = await choose();
    await act(async () => request.answers(400, { code: 'PACKAGE_REFUSED', params: { problem } }));
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await choose();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [
      { problem: 'LINK', file: 'js/out.js' },
      'There is a link in the archive. Nothing of it was unpacked. File: js/out.js',
    ],
    [
      { problem: 'MANIFEST_UNREADABLE', file: 'imsmanifest.xml', line: 7 },
      /cannot be read\. File: imsmanifest\.xml, line 7$/,
    ],
  ])('SCORM-01 OP-142 the file that is meant is named: %j', async (params, words) => {
    await renderEditor(ofCourse());
    const request = await choose();
    await act(async () => request.answers(400, { code: 'PACKAGE_REFUSED', params }));
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it.each([
    [false, [/in the course/, /is no SCORM package\. Its pages are shown/]],
    [true, [/in the course/]],
  ])('SCORM-01 OP-145 of SCORM: %s; of other pages it says that they report nothing', async (isScorm, words) => {
    const told: unknown[] = [];
    await renderEditor(<ToastContext value={({ text }) => told.push(text)}>{ofCourse()}</ToastContext>);
    const request = await choose();
    await act(async () => request.answers(201, { url, name: 'Fire safety', isScorm }));
    expect(told).toEqual(words.map((each) => expect.stringMatching(each) as unknown));
  });

  it('SCORM-01 LIB-14 after a line that broke the same file is sent again, under the same key', async () => {
    const dispatched: Operation[] = [];
    await renderEditor(ofCourse((operation) => dispatched.push(operation)));
    const request = await choose();
    await act(async () => request.answers(0));
    expect(screen.getByRole('alert')).toHaveTextContent(/connection/i);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(sent[1]?.headers.get('idempotency-key')).toBe(request.headers.get('idempotency-key'));
    await act(async () => sent[1]?.answers(201, { url, name: 'Fire safety', isScorm: true }));
    expect([dispatched.length, screen.queryByRole('alert')]).toEqual([1, null]);
  });

  it('SCORM-01 is not for anyone who only reads the course', async () => {
    await renderEditor(ofCourse(undefined, true));
    expect(screen.getByRole('button', { name: 'Upload a SCORM package' })).toBeDisabled();
  });
});

it('SCORM-02 LEC-08 a lecture takes the package as its media', async () => {
  const changed: (MediaSource | null)[] = [];
  await renderEditor(ofLecture((value) => changed.push(value)));
  const request = await choose();
  await act(async () => request.answers(201, { url, name: 'Fire safety', isScorm: true }));
  expect(changed).toEqual([{ url, startTime: null, finishTime: null }]);
});

it('SCORM-01 what is on its way ends when the page is left', async () => {
  const { unmount } = await renderEditor(ofCourse());
  const request = await choose();
  await act(async () => unmount());
  expect(request.aborted).toBe(true);
});
