import { sendEventsTo, type TrackedDetails, type TrackedEvent } from '../track.ts';

/** The trackers of a workspace, as its profile names them. */
export interface Trackers {
  workspaceId: number;
  /** The container of Google Tag Manager, `GTM-…`. */
  gtm: string | null | undefined;
  /** The property of Google Analytics, `G-…` or `UA-…`. */
  analytics: string | null | undefined;
}

interface TrackedWindow {
  dataLayer?: unknown[];
}

const scripts = 'https://www.googletagmanager.com';

/**
 * Loads the configured trackers with the page's nonce and sends events to their data layer from then on, first those that
 * `waited` (WS-09, OP-65). Returns what ends that; the scripts themselves stay as long as the document.
 */
export function startTracking(
  { workspaceId, gtm, analytics }: Trackers,
  waited: readonly (readonly [TrackedEvent, TrackedDetails])[] = [],
): () => void {
  const holder = window as TrackedWindow;
  const layer = (holder.dataLayer ??= []);
  /** Analytics tells its commands from other entries by this very object. */
  function gtag(..._command: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments);
  }
  if (gtm) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    addScript(`${scripts}/gtm.js?id=${encodeURIComponent(gtm)}`);
  }
  if (analytics) {
    gtag('js', new Date());
    gtag('config', analytics);
    addScript(`${scripts}/gtag/js?id=${encodeURIComponent(analytics)}`);
  }
  const send = (event: TrackedEvent, { courseId }: TrackedDetails): void => {
    const details = { workspaceId, ...(courseId === undefined ? {} : { courseId }) };
    if (gtm) layer.push({ event, ...details });
    if (analytics) gtag('event', event, details);
  };
  for (const [event, details] of waited) send(event, details);
  sendEventsTo(send);
  return () => sendEventsTo(null);
}

function addScript(src: string): void {
  if (document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement('script');
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  if (nonce) script.nonce = nonce;
  script.async = true;
  script.src = src;
  document.head.append(script);
}
