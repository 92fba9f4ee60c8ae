import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { fromPlayer, sealed, type ItemLaunch, type ScormVersion, type Snapshot } from './player/protocol.ts';

/** What is opened in the frame. */
export interface OpenedItem {
  readonly title: string;
  /** The item's address on the packages' origin. */
  readonly url: string;
  readonly version: ScormVersion;
  readonly launch: ItemLaunch;
}

/**
 * The app's end of the talk with the run-time page (SCORM-02). Only the frame's own window is heard, and only while it shows a page of the
 * packages' origin.
 */
export function useItemChannel({
  frame,
  item,
  onCommit,
  onClosed,
}: {
  frame: RefObject<HTMLIFrameElement | null>;
  item: OpenedItem;
  onCommit: (snapshot: Snapshot) => void;
  onClosed: () => void;
}): { close: () => void } {
  const heard = useRef({ item, onCommit, onClosed });
  useEffect(() => {
    heard.current = { item, onCommit, onClosed };
  });
  useEffect(() => {
    const origin = new URL(item.url).origin;
    const listen = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin || event.source === null || event.source !== frame.current?.contentWindow) return;
      const message = fromPlayer(event.data);
      const { item: current, ...on } = heard.current;
      if (message?.type === 'ready') {
        const { title, url, version, launch } = current;
        frame.current.contentWindow.postMessage(sealed({ type: 'launch', title, url, version, launch }), origin);
      } else if (message?.type === 'commit') {
        on.onCommit({ cmi: message.cmi, sessionSeconds: message.sessionSeconds, asked: message.asked });
      } else if (message?.type === 'closed') {
        on.onClosed();
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, item.url]);
  /** The item has its last word, then `onClosed` is called. */
  const close = useCallback(() => {
    const { url } = heard.current.item;
    frame.current?.contentWindow?.postMessage(sealed({ type: 'close' }), new URL(url).origin);
  }, [frame]);
  return { close };
}
