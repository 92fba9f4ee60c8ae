/** What a page knows of the request that it answers. */
export interface Visit {
  /** As a browser sends them, without those that scripts may not read. */
  readonly cookies: string;
  /** Scheme, host and port of the site. */
  readonly origin: string;
}

/** Whether pages are drawn here for someone elsewhere: there is no document, no window, and more than one visitor (ADR 0074). */
export const onServer = typeof document === 'undefined';

const ofDocument: Visit = {
  get cookies() {
    return document.cookie;
  },
  get origin() {
    return window.location.origin;
  },
};

let current = (): Visit => ofDocument;

/** The visit that a page is drawn for: that of the document, on the server that of the draw which asks. */
export const visit = (): Visit => current();

/** Has the server say which visit a page is drawn for. */
export function visitsFrom(source: () => Visit): void {
  current = source;
}
