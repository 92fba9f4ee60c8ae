import { keepItem, type KeptItem } from './keepItem.ts';
import { openLeftCommits, type LeftCommits } from './leftCommits.ts';
import { followHeight } from './followHeight.ts';
import { endClimb } from './endClimb.ts';
import { sealed, toPlayer, type FromPlayer, type ToPlayer } from './protocol.ts';
import { openRuntime, type Runtime } from './runtime.ts';

type Page = Window & typeof globalThis;
type Launch = Extract<ToPlayer, { type: 'launch' }>;

/**
 * The page between the app and a package (SCORM-02), on the packages' own origin: it holds the run-time where the item looks for it, in a
 * window above its own, and tells the app of every change. What the app has not taken over is kept here, and sent from here where the
 * app's page goes as well.
 */
export function servePlayer(page: Page, app: Window): void {
  // Opened on its own there is nobody to speak with.
  if (app === page) return;
  let appOrigin: string | null = null;
  let frame: HTMLIFrameElement | null = null;
  let kept: KeptItem | null = null;
  let endFollowing: (() => void) | null = null;

  endClimb(page);
  // Before the app has spoken its origin is unknown; that the page is there is no secret.
  app.postMessage(sealed({ type: 'ready' }), '*');
  page.addEventListener('message', (event) => {
    if (event.source !== app || (appOrigin !== null && event.origin !== appOrigin)) return;
    const message = toPlayer(event.data);
    if (!message) return;
    appOrigin = event.origin;
    hear(message, event.origin);
  });

  function hear(message: ToPlayer, origin: string): void {
    switch (message.type) {
      case 'launch':
        return launch(message, origin);
      case 'kept':
        return kept?.forget(message.sequence);
      case 'close':
        return close();
      case 'collect':
        return tell({ type: 'left', commits: leftCommitsOf(message.owner, origin).all() });
      case 'collected':
        return leftCommitsOf(message.owner, origin).forget(message);
    }
  }

  function tell(message: FromPlayer): void {
    if (appOrigin !== null) app.postMessage(sealed(message), appOrigin);
  }

  /** Of the app that asks: another that frames this page finds nothing of its learners. */
  function leftCommitsOf(owner: string, origin: string): LeftCommits {
    return openLeftCommits(() => page.localStorage, { appOrigin: origin, owner });
  }

  function launch({ version, launch: data, title, url, keeping }: Launch, origin: string): void {
    const address = new URL(url, page.location.href);
    // Packages live here and nowhere else.
    if (address.origin !== page.location.origin || frame) return;
    const runtime: Runtime = openRuntime(version, data, (asked) => kept?.changed(asked));
    kept = keepItem(page, {
      runtime,
      keeping,
      left: keeping && leftCommitsOf(keeping.owner, origin),
      tell: (commit) => tell({ type: 'commit', ...commit }),
    });
    Object.defineProperty(page, runtime.name, { value: runtime.global, configurable: true });
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the app's frame around this page is the sandbox; the item must reach this window
    frame = page.document.createElement('iframe');
    frame.title = title;
    frame.allow = 'autoplay; fullscreen';
    frame.src = address.href;
    endFollowing = followHeight(frame, (height) => tell({ type: 'height', height }));
    page.document.title = title;
    page.document.body.replaceChildren(frame);
  }

  /** The item hears of its end as a page does, and has its last word before the app does. */
  function close(): void {
    endFollowing?.();
    frame?.remove();
    frame = null;
    kept?.end();
    queueMicrotask(() => tell({ type: 'closed' }));
  }
}
