/**
 * A page of a package, which others wrote: it may do what packages do, in a sandbox, within the origin for content. It is shown by our
 * player alone, below a page of the application at `appHost`.
 */
export const packagePolicy = (appHost: string): string =>
  [
    "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' data: blob: https:",
    "font-src 'self' data: https:",
    "style-src 'self' 'unsafe-inline' https:",
    "frame-src 'self' data: blob: https:",
    "connect-src 'self' data: blob:",
    "form-action 'self'",
    "base-uri 'self'",
    `frame-ancestors 'self' ${ancestorsAt(appHost)}`,
    'sandbox allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads',
  ].join('; ');

/** Our player: its own script alone, and frames of packages. On its own it can do nothing, so any page may hold it where hosts are many. */
export const playerPolicy = (appHost: string | null): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "frame-src 'self'",
    // What an item says as its page goes.
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${appHost === null ? 'https: http:' : ancestorsAt(appHost)}`,
  ].join('; ');

/** For what has no policy of its own, such as a refusal: it can do nothing, and nobody shows it in a frame. */
export const emptyPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Its port may be any: behind a proxy it is not ours. */
const ancestorsAt = (host: string): string => `http://${host}:* https://${host}:*`;
