import { sealed, toPlayer, type FromPlayer, type ToPlayer } from './protocol.ts';
import { openRuntime, type Runtime } from './runtime.ts';

type Launch = Extract<ToPlayer, { type: 'launch' }>;

/**
 * The page between the app and a package (SCORM-02), on the packages' own origin: it holds the run-time where the item looks for it, in a
 * window above its own, and tells the app of every change. It keeps nothing and calls nobody; a closed tab can lose no more than the last
 * turn of a script.
 */
export function servePlayer(page: Window & typeof globalThis, app: Window): void {
  // Opened by itself there is nobody to speak with.
  if (app === page) return;
  let appOrigin: string | null = null;
  let frame: HTMLIFrameElement | null = null;
  let opened: Runtime | null = null;

  // Before the app has spoken its origin is unknown; that the page is there is no secret.
  app.postMessage(sealed({ type: 'ready' }), '*');
  page.addEventListener('message', (event) => {
    if (event.source !== app || (appOrigin !== null && event.origin !== appOrigin)) return;
    const message = toPlayer(event.data);
    if (!message) return;
    appOrigin = event.origin;
    if (message.type === 'launch') launch(message);
    else close();
  });

  // Whoever looks away may never come back: what there is by now is to be kept at once, with the time that has passed.
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden' && opened?.isUnderWay()) {
      tell({ type: 'commit', ...opened.snapshot(true) });
    }
  });

  function tell(message: FromPlayer): void {
    if (appOrigin !== null) app.postMessage(sealed(message), appOrigin);
  }

  function launch({ version, launch: data, title, url }: Launch): void {
    const address = new URL(url, page.location.href);
    // Packages live here and nowhere else.
    if (address.origin !== page.location.origin || frame) return;
    let waiting = false;
    const runtime: Runtime = openRuntime(version, data, (asked) => {
      if (asked) {
        waiting = false;
        tell({ type: 'commit', ...runtime.snapshot(true) });
        return;
      }
      // An item sets dozens of values in one go: one message at the end of its turn tells them all.
      if (waiting) return;
      waiting = true;
      queueMicrotask(() => {
        // What was asked for meanwhile has told it all.
        if (!waiting) return;
        waiting = false;
        tell({ type: 'commit', ...runtime.snapshot(false) });
      });
    });
    opened = runtime;
    Object.defineProperty(page, runtime.name, { value: runtime.global, configurable: true });
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the app's frame around this page is the sandbox; the item must reach this window
    frame = page.document.createElement('iframe');
    frame.title = title;
    frame.allow = 'autoplay; fullscreen';
    frame.src = address.href;
    page.document.title = title;
    page.document.body.replaceChildren(frame);
  }

  /** The item hears of its end as a page does, and has its last word before the app does. */
  function close(): void {
    frame?.remove();
    frame = null;
    opened = null;
    queueMicrotask(() => tell({ type: 'closed' }));
  }
}
