/** How often in a row the content may move with its frame: pictures that arrive in the same moment do so too, once. */
const mostEchoes = 2;

/**
 * Tells how high the pages of an item are, from each that loads until the next (OP-89). A page whose height follows that of its frame is told
 * no more once that is seen: it would grow, or shrink, with each answer.
 */
export function followHeight(frame: HTMLIFrameElement, tell: (height: number) => void): () => void {
  let observer: ResizeObserver | null = null;
  const follow = (): void => {
    observer?.disconnect();
    observer = null;
    const item = pageOf(frame);
    if (!item) return;
    let before: Measured | null = null;
    let echoes = 0;
    const look = (): void => {
      const now = measure(item);
      // One that fills its frame exactly leaves the height to the app.
      const isSettled = now.content === now.frame || now.content === before?.content;
      const isFollowing = before !== null && followsItsFrame(before, now);
      if (before !== null && now.frame === before.frame && !isSettled) echoes = 0;
      if (before !== null && movesWithItsFrame(before, now)) echoes += 1;
      if (!isSettled && !isFollowing && echoes < mostEchoes) tell(now.content);
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

/** Whether the content has become higher or lower together with its frame: it may be a share of the frame's height, such as 90vh. */
const movesWithItsFrame = (before: Measured, now: Measured): boolean =>
  (now.frame - before.frame) * (now.content - before.content) > 0;

/** Whether the content has changed by as much as its frame has: it is the frame's height and something more or less. */
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
