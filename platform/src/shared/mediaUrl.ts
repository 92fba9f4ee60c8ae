/** Media that the product serves itself has no host of its own: the same course is read by several addresses. */
const OWN_PATH = /^\/static\/[\w./-]+(?:\?file=\d+)?$/;

/** True for absolute http and https addresses (VAL-12) and for paths of files that the product serves itself. */
export function isMediaUrl(text: string): boolean {
  return OWN_PATH.test(text) ? !text.includes('..') : isWebUrl(text);
}

/** True for absolute http and https addresses (VAL-12). */
export function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);
}
