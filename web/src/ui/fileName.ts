/**
 * The name of the file that an address ends in, readable; null when it has none. Uploaded files lie under the hash of their bytes, which is no
 * name to anybody (SEC-05).
 */
export function fileName(address: string): string | null {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (!last.includes('.') || /^[\da-f]{64}\./i.test(last)) return null;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
