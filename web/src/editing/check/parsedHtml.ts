/** The body of a document with this HTML; nothing in it is run or loaded. */
export const parsedHtml = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;
