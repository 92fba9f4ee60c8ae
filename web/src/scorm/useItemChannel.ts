import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  fromPlayer,
  sealed,
  type ItemLaunch,
  type Keeping,
  type ScormVersion,
  type Snapshot,
  type ToPlayer,
} from './player/protocol.ts';

/** What is opened in the frame. */
export interface OpenedItem {
  readonly title: string;
  /** The item's address on the packages' origin. */
  readonly url: string;
  readonly version: ScormVersion;
  readonly launch: ItemLaunch;
  readonly keeping: Keeping | null;
}

/** What the player tells, in the order of its numbers. */
export type ItemCommit = Snapshot & { readonly sequence: number };

/**
 * The app's end of the talk with the run-time page (SCORM-02). Only the frame's own window is heard, and only while it shows a page of the
 * packages' origin.
 */
export function useItemChannel({
  frame,
  item,
  onCommit,
  onHeight,
}: {
  frame: RefObject<HTMLIFrameElement | null>;
  item: OpenedItem;
  /** Ends with whether it is kept here, so that the player need not. */
  onCommit: (told: ItemCommit) => Promise<boolean>;
  /** How high the item's page is, in pixels. */
  onHeight: (height: number) => void;
}): { close: () => Promise<void> } {
  const heard = useRef({ item, onCommit, onHeight });
  useEffect(() => {
    heard.current = { item, onCommit, onHeight };
  });
  const launched = useRef(false);
  const [closed] = useState(() => Promise.withResolvers<void>());
  // Within the drawing that puts the frame in: a page that is in the cache may speak before other effects run.
  useLayoutEffect(() => {
    const origin = new URL(item.url).origin;
    const say = (message: ToPlayer): void => frame.current?.contentWindow?.postMessage(sealed(message), origin);
    const listen = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin || event.source === null || event.source !== frame.current?.contentWindow) return;
      const message = fromPlayer(event.data);
      const { item: current, ...on } = heard.current;
      if (message?.type === 'ready') {
        launched.current = true;
        say({ type: 'launch', ...current });
      } else if (message?.type === 'commit') {
        const { type: _type, ...told } = message;
        void on.onCommit(told).then((isKept) => isKept && say({ type: 'kept', sequence: told.sequence }));
      } else if (message?.type === 'height') {
        on.onHeight(message.height);
      } else if (message?.type === 'closed') {
        closed.resolve();
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [closed, frame, item.url]);
  /** Takes the item out of the frame; ends once it has had its last word, which `onCommit` has heard by then. */
  const close = useCallback(() => {
    const { url } = heard.current.item;
    if (launched.current) frame.current?.contentWindow?.postMessage(sealed({ type: 'close' }), new URL(url).origin);
    else closed.resolve();
    return closed.promise;
  }, [closed, frame]);
  return { close };
}
