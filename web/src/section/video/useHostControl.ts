import { useEffect, useRef, type RefObject } from 'react';
import type { VideoEmbed } from '../media/videoEmbed.ts';
import { hostControls, messageOf } from './hostControls.ts';
import type { PlayerProps } from './videoPlayer.ts';

/** A player hears nothing before its scripts run: it is asked this often, in milliseconds, until it has answered. */
const askEvery = 500;
const mostAsked = 40;

/**
 * Hears from the player in a frame where its learner is, and lets it go elsewhere. Only messages of its window and its site count.
 * Answers null for a site that takes no such messages.
 */
export function useHostControl(
  frame: RefObject<HTMLIFrameElement | null>,
  host: VideoEmbed['host'],
  onPosition: PlayerProps['onPosition'],
): { seek: (seconds: number) => void } | null {
  const control = hostControls.get(host);
  const tell = useRef(onPosition);
  useEffect(() => {
    tell.current = onPosition;
  }, [onPosition]);
  useEffect(() => {
    if (!control) return undefined;
    let asked = 0;
    let last: number | null = null;
    let stopped = true;
    const ask = (): void => post(frame, control.origin, control.ask);
    const asking = setInterval(() => {
      ask();
      asked += 1;
      if (asked >= mostAsked) clearInterval(asking);
    }, askEvery);
    const hear = ({ origin, source, data }: MessageEvent): void => {
      if (origin !== control.origin || source === null || source !== frame.current?.contentWindow) return;
      const news = control.read(messageOf(data));
      if (!news) return;
      clearInterval(asking);
      if (news.event === 'ready') return ask();
      last = news.seconds ?? last;
      stopped = news.event !== 'playing';
      if (news.event === 'ended') last = 0;
      if (last !== null) tell.current(last, stopped);
    };
    window.addEventListener('message', hear);
    return () => {
      clearInterval(asking);
      window.removeEventListener('message', hear);
      if (last !== null && !stopped) tell.current(last, true);
    };
  }, [control, frame]);
  return control ? { seek: (seconds) => post(frame, control.origin, control.seek(seconds)) } : null;
}

/** Both sites take their messages as JSON. */
function post(frame: RefObject<HTMLIFrameElement | null>, origin: string, messages: readonly object[]): void {
  for (const message of messages) frame.current?.contentWindow?.postMessage(JSON.stringify(message), origin);
}
