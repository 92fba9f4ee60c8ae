/** The name of the file that an address ends in, readable; null when it has none. */
export function fileName(address: string): string | null {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (!last.includes('.')) return null;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
