/** Whether the platform takes it as an address: `http` or `https`, or a path of this site. */
export function isWebAddress(value: string): boolean {
  const url = URL.parse(value.trim(), window.location.origin);
  return (
    url !== null && /^https?:$/.test(url.protocol) && (/^https?:\/\//i.test(value.trim()) || value.startsWith('/'))
  );
}
