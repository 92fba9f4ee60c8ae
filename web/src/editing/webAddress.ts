/** Whether an address is http or https, or a path of this site, which is read as one (VAL-12, OP-64). */
export function isWebAddress(value: string): boolean {
  const url = URL.parse(value.trim(), window.location.origin);
  return url !== null && /^https?:$/.test(url.protocol) && /^(?:https?:\/\/|\/(?![/\\]))/i.test(value.trim());
}
