import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { forgetChoices } from '../../viewer/browserChoices.ts';
import { renderPlain } from '../../testing/renderPlain.tsx';
import { ContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { fakeMedia, type FakeMedia } from './fakeMedia.testkit.ts';
import { Video } from './Video.tsx';
import { VideoPositionsContext } from './VideoPositions.ts';

const clip = '/static/media/clips/hello.webm';
const caption = (language: string, label: string, text: string) => ({
  language,
  label,
  vtt: `WEBVTT\n\n00:01.000 --> 00:04.000\n${text}\n\n01:05.000 --> 01:09.000\n${text} 2\n`,
});

let media: FakeMedia;
let made: Blob[];

beforeEach(() => {
  media = fakeMedia();
  made = [];
  URL.createObjectURL = (blob: Blob) => `blob:caption-${made.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetChoices();
});

const film = (): Promise<HTMLVideoElement> => screen.findByLabelText<HTMLVideoElement>('Video');

async function show(resumeAt: number | null, props: object = {}) {
  const keep = vi.fn<(sectionId: number | null, seconds: number, atOnce: boolean) => void>();
  const shown = await renderPlain(
    <VideoPositionsContext value={{ positionOf: () => resumeAt, keep }}>
      <ContentLanguage value="de">
        <Video url={clip} sectionId={7} {...props} />
      </ContentLanguage>
    </VideoPositionsContext>,
  );
  return { keep, ...shown };
}

describe('a video of a file', () => {
  it('SEC-11 LEC-15 loads by a press alone, its still before', async () => {
    const { container } = await show(null);
    expect(container.querySelector('video')).toBeNull();
    expect(container.querySelector('img')).toHaveAttribute('src', '/static/media/clips/hello.webp');
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    expect(await film()).toHaveAttribute('src', clip);
    expect(await film()).toHaveFocus();
  });

  it('BEY-19 continues where it was left, or begins again', async () => {
    const { unmount } = await show(192.4);
    await userEvent.click(screen.getByRole('button', { name: /^Continue at 3:12/ }));
    fireEvent.loadedMetadata(await film());
    expect((await film()).currentTime).toBe(192.4);
    unmount();
    await show(192.4);
    await userEvent.click(screen.getByRole('button', { name: 'From the start' }));
    fireEvent.loadedMetadata(await film());
    expect((await film()).currentTime).toBe(0);
  });

  it('LEC-08 BEY-19 a file that cannot be played says so, and is tried again where it stopped', async () => {
    await show(null);
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    const video = await film();
    video.currentTime = 31;
    Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_METADATA });
    fireEvent.error(video);
    expect(screen.getByRole('alert')).toHaveTextContent(/^The video could not be loaded/);
    expect(screen.getByRole('link', { name: /^Open the video/ })).toHaveAttribute('href', clip);
    const retry = screen.getByRole('button', { name: 'Try again' });
    expect(retry).toHaveFocus();
    await userEvent.click(retry);
    expect(await film()).toHaveFocus();
    fireEvent.loadedMetadata(await film());
    expect((await film()).currentTime).toBe(31);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('LEC-08 a file that failed before it stood in the page says so, too', async () => {
    Object.defineProperty(HTMLMediaElement.prototype, 'error', { configurable: true, value: { code: 4 } });
    onTestFinished(() => void Reflect.deleteProperty(HTMLMediaElement.prototype, 'error'));
    await show(null);
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The video could not be loaded/);
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  });

  it('BEY-19 a line of the transcript plays a file again that could not be played', async () => {
    await show(null, { captions: [caption('de', 'Deutsch', 'Guten Tag')] });
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    fireEvent.error(await film());
    await userEvent.click(screen.getByRole('button', { name: 'Transcript' }));
    await userEvent.click(await screen.findByRole('button', { name: '1:05 Guten Tag 2' }));
    fireEvent.loadedMetadata(await film());
    expect((await film()).currentTime).toBe(65);
  });

  it('BEY-19 a position in the first seconds is none', async () => {
    await show(4);
    expect(screen.queryByRole('button', { name: 'From the start' })).not.toBeInTheDocument();
  });

  it('BEY-19 tells its position while it plays, when it stops, and when the page is left', async () => {
    const { keep, unmount } = await show(null);
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    const video = await film();
    await act(() => video.play());
    media.comeTo(video, 12.7);
    expect(keep).toHaveBeenLastCalledWith(7, 12, false);
    act(() => video.pause());
    expect(keep).toHaveBeenLastCalledWith(7, 12, true);
    await act(() => video.play());
    video.currentTime = 31;
    unmount();
    expect(keep).toHaveBeenLastCalledWith(7, 31, true);
  });

  it('BEY-19 keeps the place where it continues: neither before it has come there, nor a frame before it', async () => {
    const { keep } = await show(5);
    await userEvent.click(screen.getByRole('button', { name: /^Continue at 0:05/ }));
    const video = await film();
    await act(() => video.play());
    act(() => media.comeTo(video, 0));
    expect(keep).not.toHaveBeenCalled();
    act(() => media.comeTo(video, 4.92));
    expect(keep).toHaveBeenLastCalledWith(7, 5, false);
    act(() => media.comeTo(video, 2.5));
    expect(keep).toHaveBeenLastCalledWith(7, 2, false);
  });

  it('BEY-19 has no position any more at its end', async () => {
    const { keep } = await show(null);
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    fireEvent.ended(await film());
    expect(keep).toHaveBeenLastCalledWith(7, 0, true);
  });

  it('BEY-19 has its captions, and C shows those in the language of the course', async () => {
    await show(null, { captions: [caption('en', 'English', 'Hello'), caption('de-AT', 'Deutsch', 'Hallo')] });
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    const video = await film();
    const tracks = [...video.querySelectorAll('track')];
    expect(tracks.map((track) => [track.kind, track.srclang, track.label, track.getAttribute('src')])).toEqual([
      ['captions', 'en', 'English', 'blob:caption-1'],
      ['captions', 'de-AT', 'Deutsch', 'blob:caption-2'],
    ]);
    expect(await made[1]?.text()).toContain('Hallo');
    const list = [
      { language: 'en', mode: 'disabled' },
      { language: 'de-AT', mode: 'disabled' },
    ];
    Object.defineProperty(video, 'textTracks', { value: list });
    await userEvent.keyboard('c');
    expect(list.map(({ mode }) => mode)).toEqual(['disabled', 'showing']);
    expect(screen.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.selectOptions(screen.getByLabelText('Language of the captions'), 'English');
    expect(list.map(({ mode }) => mode)).toEqual(['showing', 'disabled']);
    await userEvent.click(screen.getByRole('button', { name: 'Captions' }));
    expect(list.map(({ mode }) => mode)).toEqual(['disabled', 'disabled']);
  });

  it('BEY-19 captions and speed that were chosen hold for the next video', async () => {
    const { unmount } = await show(null, { captions: [caption('de', 'Deutsch', 'Hallo')] });
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    await film();
    await userEvent.click(screen.getByRole('button', { name: 'Captions' }));
    await userEvent.selectOptions(screen.getByLabelText('Speed'), '1.5×');
    expect((await film()).playbackRate).toBe(1.5);
    unmount();
    await show(null, { captions: [caption('de', 'Deutsch', 'Hallo')] });
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    expect((await film()).playbackRate).toBe(1.5);
    expect(screen.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('Speed')).toHaveDisplayValue('1.5×');
  });

  it('BEY-19 says in words that it continues, until it has been watched on for a while', async () => {
    await show(134);
    await userEvent.click(screen.getByRole('button', { name: /^Continue at 2:14/ }));
    expect(screen.getByText('Continues at 2:14')).toBeVisible();
    const video = await film();
    await act(() => video.play());
    act(() => media.comeTo(video, 136));
    expect(screen.getByText('Continues at 2:14')).toBeVisible();
    act(() => media.comeTo(video, 143));
    expect(screen.queryByText('Continues at 2:14')).not.toBeInTheDocument();
  });

  it('BEY-19 WCAG 2.1.1 what the keys do can be pressed, too', async () => {
    await show(null);
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    const video = await film();
    expect(screen.queryByRole('button', { name: 'Captions' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(video.paused).toBe(false);
    fireEvent.play(video);
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(video.paused).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Turn the sound off' }));
    expect(video.muted).toBe(true);
    Object.defineProperty(video, 'duration', { value: 90 });
    fireEvent.durationChange(video);
    const slider = screen.getByRole('slider', { name: 'Position in the video' });
    fireEvent.change(slider, { target: { value: '65' } });
    fireEvent.seeked(video);
    expect(video.currentTime).toBe(65);
    expect(slider).toHaveAttribute('aria-valuetext', '1:05 of 1:30');
  });

  it('BEY-19 is made louder and quieter by a slider, whose arrows do not move the film', async () => {
    await show(null);
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    const video = await film();
    video.currentTime = 30;
    const volume = screen.getByRole('slider', { name: 'Volume' });
    fireEvent.change(volume, { target: { value: '0.25' } });
    fireEvent.volumeChange(video);
    expect(video.volume).toBeCloseTo(0.25);
    expect(volume).toHaveAttribute('aria-valuetext', '25%');
    await userEvent.click(screen.getByRole('button', { name: 'Turn the sound off' }));
    fireEvent.volumeChange(video);
    expect(volume).toHaveValue('0');
    fireEvent.change(volume, { target: { value: '0.5' } });
    expect(video.muted).toBe(false);
    volume.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    expect(video.currentTime).toBe(30);
  });

  it('BEY-19 says that it waits for more to show, and no longer once that is there', async () => {
    await show(null);
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    const video = await film();
    const stalled = { paused: { value: false, configurable: true }, readyState: { value: 2, configurable: true } };
    Object.defineProperties(video, stalled);
    fireEvent.waiting(video);
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    Object.defineProperty(video, 'readyState', { value: 4 });
    fireEvent.playing(video);
    expect(screen.queryByRole('progressbar', { name: 'Loading' })).not.toBeInTheDocument();
  });

  it('BEY-19 space and K play and pause, arrows go back and on and change the volume, M turns the sound off', async () => {
    await show(null);
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    const video = await film();
    for (const key of [' ', 'k']) {
      await userEvent.keyboard(key);
      expect(video.paused, key).toBe(false);
      await userEvent.keyboard(key);
      expect(video.paused, key).toBe(true);
    }
    video.currentTime = 30;
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(video.currentTime).toBe(35);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(video.volume).toBeCloseTo(0.9);
    await userEvent.keyboard('m');
    expect(video.muted).toBe(true);
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(video.paused).toBe(true);
  });

  it('BEY-19 WCAG 2.1.4 its keys count while it has the focus, and no longer; a list keeps its own', async () => {
    await show(null, { captions: [caption('de', 'Deutsch', 'Hallo')] });
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    const video = await film();
    screen.getByRole('button', { name: 'Transcript' }).focus();
    await userEvent.keyboard('kmc');
    screen.getByLabelText('Speed').focus();
    await userEvent.keyboard('kmc');
    expect(video.paused).toBe(true);
    expect(video.muted).toBe(false);
    expect(screen.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'false');
    screen.getByRole('button', { name: 'Video in full screen' }).focus();
    await userEvent.keyboard('m');
    expect(video.muted).toBe(true);
  });
});

describe('the transcript of a video', () => {
  it('BEY-19 is made of the captions, opens by a button, and leads to what is said', async () => {
    await show(null, { captions: [caption('en', 'English', 'Hello'), caption('de', 'Deutsch', 'Hallo')] });
    const button = screen.getByRole('button', { name: 'Transcript' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(await screen.findByRole('region', { name: 'Transcript' })).toHaveAttribute('lang', 'de');
    await userEvent.selectOptions(screen.getByLabelText('Language of the transcript'), 'English');
    await userEvent.click(screen.getByRole('button', { name: '1:05 Hello 2' }));
    const video = await film();
    fireEvent.loadedMetadata(video);
    expect(video.currentTime).toBe(65);
    await userEvent.click(screen.getByRole('button', { name: '0:01 Hello' }));
    expect(video.currentTime).toBe(1);
    await act(() => video.play());
    act(() => media.comeTo(video, 66));
    expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('1:05 Hello 2');
  });

  it('BEY-19 is what the author wrote, where there is such a text', async () => {
    await show(null, { captions: [caption('de', 'Deutsch', 'Hallo')], transcript: 'Intro\n0:30 Los' });
    await userEvent.click(screen.getByRole('button', { name: 'Transcript' }));
    expect(await screen.findByText('Intro')).toBeVisible();
    expect(screen.getByRole('button', { name: '0:30 Los' })).toBeVisible();
    expect(screen.queryByText('Hallo')).not.toBeInTheDocument();
  });

  it('BEY-19 is not offered where nothing is known of what is said', async () => {
    await show(null);
    expect(screen.queryByRole('button', { name: 'Transcript' })).not.toBeInTheDocument();
  });
});
