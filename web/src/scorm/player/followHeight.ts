/**
 * Tells how high the pages of an item are, from each that loads until the next (OP-89). A page whose height follows that of its frame,
 * with something left over, is told once: it would grow with each answer.
 */
export function followHeight(frame: HTMLIFrameElement, tell: (height: number) => void): () => void {
  let observer: ResizeObserver | null = null;
  const follow = (): void => {
    observer?.disconnect();
    observer = null;
    const item = pageOf(frame);
    if (!item) return;
    let before: Measured | null = null;
    const look = (): void => {
      const now = measure(item);
      // One that fills its frame exactly leaves the height to the app.
      const isSettled = now.content === now.frame || now.content === before?.content;
      if (!isSettled && !(before && followsItsFrame(before, now))) tell(now.content);
      before = now;
    };
    observer = new item.ResizeObserver(look);
    observer.observe(item.document.documentElement);
    observer.observe(item.document.body);
  };
  frame.addEventListener('load', follow);
  return () => {
    frame.removeEventListener('load', follow);
    observer?.disconnect();
  };
}

export interface Measured {
  readonly frame: number;
  readonly content: number;
}

/** Whether the content has changed by as much as its frame has: it is a part of the frame's height, or more than that. */
export const followsItsFrame = (before: Measured, now: Measured): boolean =>
  now.frame !== before.frame && now.content - now.frame === before.content - before.frame;

/** Content that is lower than its frame says its own height; `scrollHeight` would say that of the frame. */
function measure({ innerHeight: frame, document: { documentElement: root } }: Window): Measured {
  return { frame, content: root.scrollHeight > frame ? root.scrollHeight : root.offsetHeight };
}

/** Null for a page that the item has opened elsewhere. */
function pageOf(frame: HTMLIFrameElement): (Window & typeof globalThis) | null {
  try {
    const page = frame.contentWindow as (Window & typeof globalThis) | null;
    return page?.document.body ? page : null;
  } catch {
    return null;
  }
}
