import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPlain } from '../../testing/renderPlain.tsx';
import { Video } from './Video.tsx';
import { VideoPositionsContext } from './VideoPositions.ts';

async function play(url: string, resumeAt: number | null = null) {
  const keep = vi.fn<(sectionId: number | null, seconds: number, atOnce: boolean) => void>();
  const shown = await renderPlain(
    <VideoPositionsContext value={{ positionOf: () => resumeAt, keep }}>
      <Video url={url} sectionId={null} transcript={'0:30 Los'} />
    </VideoPositionsContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^(?:Play|Continue)/ }));
  const frame = await screen.findByTitle<HTMLIFrameElement>('Video');
  const sent: unknown[] = [];
  if (frame.contentWindow) {
    frame.contentWindow.postMessage = ((message: string, origin: string) =>
      sent.push([JSON.parse(message), origin])) as typeof frame.contentWindow.postMessage;
  }
  const say = (data: unknown, origin: string, source: Window | null = frame.contentWindow): void =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
  return { keep, frame, sent, say, ...shown };
}

const youtube = 'https://www.youtube-nocookie.com';
const vimeo = 'https://player.vimeo.com';
const delivery = (info: object): string => JSON.stringify({ event: 'infoDelivery', info });

describe('the player of another site', () => {
  it('BEY-19 YouTube is asked where it is, says so, and begins where it was left', async () => {
    const { keep, frame, sent, say } = await play('https://youtu.be/abcDEF_1234', 192);
    expect(frame.src).toContain('&start=192');
    await waitFor(() => expect(sent).toContainEqual([{ event: 'listening', id: 1, channel: 'widget' }, youtube]));
    say(delivery({ currentTime: 200.5, playerState: 1 }), youtube);
    expect(keep).toHaveBeenLastCalledWith(null, 200, false);
    say(delivery({ playerState: 2 }), youtube);
    expect(keep).toHaveBeenLastCalledWith(null, 200, true);
    say(delivery({ currentTime: 300, playerState: 0 }), youtube);
    expect(keep).toHaveBeenLastCalledWith(null, 0, true);
  });

  it('BEY-19 Vimeo is asked once it is ready, and goes where a line of the transcript leads', async () => {
    const { keep, sent, say } = await play('https://vimeo.com/76979871');
    say('{"event":"ready"}', vimeo);
    expect(sent).toContainEqual([{ method: 'addEventListener', value: 'timeupdate' }, vimeo]);
    say({ event: 'timeupdate', data: { seconds: 12.9 } }, vimeo);
    expect(keep).toHaveBeenLastCalledWith(null, 12, false);
    await userEvent.click(screen.getByRole('button', { name: 'Transcript' }));
    await userEvent.click(await screen.findByRole('button', { name: '0:30 Los' }));
    expect(sent).toContainEqual([{ method: 'setCurrentTime', value: 30 }, vimeo]);
  });

  it('BEY-19 messages of other sites and other windows, and such that say nothing, do not count', async () => {
    const { keep, say } = await play('https://youtu.be/abcDEF_1234');
    const news = delivery({ currentTime: 20, playerState: 1 });
    say(news, 'https://evil.example');
    say(news, vimeo);
    say(news, youtube, window);
    say(news, youtube, null);
    say('{', youtube);
    say(delivery({ currentTime: -1, playerState: 1 }), youtube);
    say(delivery({ currentTime: 'x' }), youtube);
    say(null, youtube);
    expect(keep).not.toHaveBeenCalled();
  });

  it('BEY-19 a page that is left while it plays keeps the position', async () => {
    const { keep, say, unmount } = await play('https://vimeo.com/76979871');
    say({ event: 'timeupdate', data: { seconds: 40 } }, vimeo);
    unmount();
    expect(keep).toHaveBeenLastCalledWith(null, 40, true);
  });

  it('LEC-08 OP-18 Kinescope begins again at another second, and once more at the same', async () => {
    await play('https://kinescope.io/201234567');
    await userEvent.click(screen.getByRole('button', { name: 'Transcript' }));
    const line = await screen.findByRole('button', { name: '0:30 Los' });
    await userEvent.click(line);
    const first = screen.getByTitle<HTMLIFrameElement>('Video');
    expect(first.src).toBe('https://kinescope.io/embed/201234567?autoplay=1&t=30');
    await userEvent.click(line);
    const second = screen.getByTitle<HTMLIFrameElement>('Video');
    expect(second.src).toBe(first.src);
    expect(second).not.toBe(first);
  });
});
