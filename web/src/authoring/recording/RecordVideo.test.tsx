import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeUploads, type SentUpload } from '../../file/picture/choosePicture.testkit.ts';
import { ShellContext, type Shell } from '../../viewer/useShell.ts';
import { renderEditor } from '../../testing/renderEditor.tsx';
import { forgetRecording } from './unusedRecording.ts';
import { fakeDevices, recordedFilm, startRecording, type FakeDevices } from './recording.testkit.ts';
import { RecordVideo } from './RecordVideo.tsx';

const address = 'http://localhost/static/files/abc.webm';
const workspace = { workspaceId: 1, profile: { texts: [] } };
const shell = { data: { workspace, viewer: { user: { userId: 7 } } } } as unknown as Shell;

let film: Blob;
let uploads: SentUpload[];
let devices: FakeDevices;
beforeAll(async () => {
  film = await recordedFilm(3);
});
beforeEach(() => {
  devices = fakeDevices(film);
  uploads = takeUploads();
});
afterEach(() => {
  forgetRecording();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(maxVideoBytes = 200 * 1024 ** 2): Promise<{ recorded: string[]; unmount: () => void }> {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { Workspace: () => ({ maxVideoBytes }) }),
  );
  const recorded: string[] = [];
  const { unmount } = await renderEditor(
    <RelayEnvironmentProvider environment={environment}>
      <ShellContext value={shell}>
        <RecordVideo field="Video" onRecorded={(url) => recorded.push(url)} />
      </ShellContext>
    </RelayEnvironmentProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Record: Video' }));
  await screen.findByRole('dialog', { name: 'Record a video' });
  return { recorded, unmount };
}

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string): Promise<void> => userEvent.click(screen.getByRole('radio', { name }));
const preview = (): Promise<HTMLElement> => screen.findByLabelText('Your recording');

async function stop(): Promise<void> {
  await press('Stop');
  await preview();
}
async function record(): Promise<void> {
  await startRecording();
  await stop();
}

describe('a video that is recorded in the editor', () => {
  it('SEC-11 tells its limits before it begins, and asks for the screen, small enough, and for the microphone', async () => {
    await open();
    expect(screen.getByText(/^A recording has at most 30 minutes and 200 MB\./)).toBeVisible();
    await startRecording();
    expect(devices.asked).toEqual([
      { what: 'screen', wanted: { video: expect.objectContaining({ height: { max: 720 } }), audio: false } },
      { what: 'devices', wanted: { audio: true } },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Recording');
    expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus();
    await stop();
  });

  it('SEC-11 is of the camera, without a microphone, where that is what its author wants', async () => {
    await open();
    await choose('Camera');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Record my voice, too' }));
    await startRecording();
    expect(devices.asked).toEqual([{ what: 'devices', wanted: { video: expect.anything(), audio: false } }]);
    await stop();
  });

  it('SEC-11 counts down, and can be cancelled meanwhile', async () => {
    await open();
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Start recording' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('status')).toHaveTextContent('Recording starts in 3');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('status')).toHaveTextContent('Recording starts in 1');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    vi.useRealTimers();
    expect(screen.getByRole('button', { name: 'Start recording' })).toBeVisible();
    expect(devices.recorders).toEqual([]);
    expect(devices.tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
  });

  it('SEC-11 pauses and continues', async () => {
    await open();
    await startRecording();
    await press('Pause');
    expect(screen.getByRole('status')).toHaveTextContent('Paused');
    expect(devices.recorders[0]?.state).toBe('paused');
    await press('Resume');
    expect(devices.recorders[0]?.state).toBe('recording');
    expect(screen.getByRole('status')).toHaveTextContent('Recording');
    await stop();
  });

  it('SEC-11 ends when sharing ends in the bar of the browser, and lets go of what was recorded', async () => {
    await open();
    await startRecording();
    act(() => devices.tracks[0]?.end());
    await preview();
    expect(devices.tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
    expect(screen.getByRole('button', { name: 'Use this video' })).toHaveFocus();
  });

  it.each([
    ['sharing ends', 0, /^Nothing is shared with Lectern/],
    ['the microphone is pulled out', 1, /^No camera or microphone was found/],
  ])('SEC-11 does not begin when %s while it is counted down', async (_what, track, words) => {
    await open();
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Start recording' }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    devices.tracks[track]?.end();
    await act(() => vi.advanceTimersByTimeAsync(3000));
    vi.useRealTimers();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(devices.recorders).toEqual([]);
    expect(devices.tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
  });

  it('SEC-11 says that the browser did not begin, and lets go of what is shared', async () => {
    await open();
    vi.spyOn(MediaRecorder.prototype, 'start').mockImplementation(() => {
      throw new DOMException('', 'NotSupportedError');
    });
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Start recording' }));
    await act(() => vi.advanceTimersByTimeAsync(3000));
    vi.useRealTimers();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The recording did not start/);
    expect(devices.tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
    expect(screen.getByRole('button', { name: 'Start recording' })).toBeVisible();
  });

  it('SEC-11 ends when the microphone is pulled out, with what was said before', async () => {
    await open();
    await startRecording();
    act(() => devices.tracks[1]?.end());
    await preview();
    expect(devices.tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
  });

  it('SEC-11 lets go of the screen when it is cancelled while the microphone is asked for', async () => {
    await open();
    const answer = devices.hesitate('devices');
    await press('Start recording');
    await waitFor(() => expect(devices.asked).toHaveLength(2));
    await press('Cancel');
    expect(devices.tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
    answer();
    await waitFor(() => expect(devices.tracks).toHaveLength(2));
    await waitFor(() => expect(devices.tracks[1]?.readyState).toBe('ended'));
    expect(devices.recorders).toEqual([]);
  });

  it('SEC-11 the page is not closed unasked while it is recorded or kept, and freely once it is discarded', async () => {
    const isAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await open();
    expect(isAsked()).toBe(false);
    await startRecording();
    expect(isAsked()).toBe(true);
    await stop();
    expect(isAsked()).toBe(true);
    await press('Discard');
    const ask = within(await screen.findByRole('dialog', { name: 'Discard this recording?' }));
    await userEvent.click(ask.getByRole('button', { name: 'Discard' }));
    expect(isAsked()).toBe(false);
  });

  it('SEC-11 ends before it is too large, and says so', async () => {
    await open(50 * 1024 ** 2);
    await startRecording();
    act(() => devices.recorders[0]?.hand({ size: 49 * 1024 * 1024 }));
    expect(devices.recorders[0]?.state).toBe('inactive');
    await preview();
    expect(screen.getByText('The recording ended at 50 MB, the most that one can have.')).toBeVisible();
  });

  it('LIB-05 SEC-11 is uploaded with its progress into the library, and its address stands in the field', async () => {
    const { recorded } = await open();
    await record();
    await press('Use this video');
    expect(uploads[0]?.url).toBe('/upload-api/v1/secured/workspaces/1/files/_upload');
    expect(uploads[0]?.body.get('category')).toBe('CONTENT');
    const file = uploads[0]?.body.get('file') as File;
    expect([file.name, file.type]).toEqual([
      expect.stringMatching(/^Recording \d{4}-\d\d-\d\d \d\d\.\d\d\.webm$/),
      'video/webm',
    ]);
    uploads[0]?.progress(1, 4);
    expect(screen.getByRole('progressbar', { name: 'Uploading your video' })).toHaveAttribute('aria-valuenow', '25');
    uploads[0]?.answer(201, { id: 7, name: file.name, url: address });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(recorded).toEqual([address]);
  });

  it('LIB-14 SEC-11 is sent again without being recorded again, and its upload can be cancelled', async () => {
    const { recorded } = await open();
    await record();
    await press('Use this video');
    uploads[0]?.answer(503, { code: 'UNAVAILABLE' });
    expect(await screen.findByRole('alert')).toBeVisible();
    await press('Upload again');
    expect(uploads).toHaveLength(2);
    await press('Cancel upload');
    expect(await preview()).toBeVisible();
    uploads[1]?.answer(201, { id: 7, url: address });
    expect(recorded).toEqual([]);
    await press('Use this video');
    expect(uploads).toHaveLength(3);
    expect(devices.recorders).toHaveLength(1);
  });

  it('LIB-07 SEC-11 what is refused for good is not sent again, and can still be saved', async () => {
    await open();
    await record();
    await press('Use this video');
    uploads[0]?.answer(400, { code: 'FILE_TOO_LARGE', params: { size: '100 MB' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Files should not exceed 100 MB in size');
    expect(screen.queryByRole('button', { name: 'Upload again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Save to your device' })).toBeVisible();
  });

  it('SEC-11 is not lost by a wrong key, nor discarded unasked', async () => {
    await open();
    await startRecording();
    const ask = async (): Promise<ReturnType<typeof within>> =>
      within(await screen.findByRole('dialog', { name: 'Discard this recording?' }));
    fireEvent(screen.getByRole('dialog', { name: 'Record a video' }), new Event('cancel'));
    await userEvent.click((await ask()).getByRole('button', { name: 'Keep it' }));
    expect(devices.recorders[0]?.state).toBe('recording');
    await stop();
    await press('Record again');
    await userEvent.click((await ask()).getByRole('button', { name: 'Keep it' }));
    expect(await preview()).toBeVisible();
    await press('Record again');
    await userEvent.click((await ask()).getByRole('button', { name: 'Discard' }));
    expect(screen.getByRole('button', { name: 'Start recording' })).toBeVisible();
    await record();
    await press('Discard');
    await userEvent.click((await ask()).getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('SEC-11 is there again when the window went while it was recorded', async () => {
    const { unmount } = await open();
    await startRecording();
    unmount();
    expect(devices.tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
    await open();
    expect(await preview()).toBeVisible();
  });

  it('SEC-11 can be saved where it cannot be used', async () => {
    devices = fakeDevices(new Blob(['nothing that anybody could play']));
    await open();
    await record();
    expect(screen.getByRole('alert')).toHaveTextContent(/^This recording could not be prepared for a lecture\./);
    expect(screen.queryByRole('button', { name: 'Use this video' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Save to your device' })).toHaveAttribute(
      'download',
      expect.stringMatching(/\.webm$/),
    );
  });

  it.each([
    ['screen', 'NotAllowedError', /^Nothing is shared with Lectern/],
    ['devices', 'NotAllowedError', /^The browser keeps Lectern from your camera or microphone/],
    ['devices', 'NotFoundError', /^No camera or microphone was found/],
    ['devices', 'NotReadableError', /^Another program is using your camera or microphone/],
    ['devices', 'UnknownError', /^The recording did not start/],
  ] as const)('SEC-11 says in plain words what to do where the browser refuses: %s, %s', async (what, name, words) => {
    await open();
    devices.refuse(what, name);
    await press('Start recording');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    // What was given before is not kept.
    expect(devices.tracks.every(({ readyState }) => readyState === 'ended')).toBe(true);
    await record();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('SEC-11 A11Y-01 a browser that cannot record says so, and offers what it can', async () => {
    vi.stubGlobal('MediaRecorder', undefined);
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent(/^This browser cannot record\./);
    expect(screen.queryByRole('button', { name: 'Start recording' })).toBeNull();
  });

  it('SEC-11 a phone, which shares no screen, offers its camera alone', async () => {
    devices = fakeDevices(film, { canShare: false });
    await open();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'Camera' })).toBeChecked();
  });

  it('INTG-01 who works with Loom opens it from here, in a new tab', async () => {
    await open();
    const link = screen.getByRole('link', { name: /^Open Loom/ });
    expect(link).toHaveAttribute('href', 'https://www.loom.com/');
    expect(link).toHaveAttribute('target', '_blank');
  });
});
