/** Has the browser ask before it closes or reloads the page, until the answer is called. Each caller's warning ends on its own. */
export function warnBeforeUnload(): () => void {
  const warning = new AbortController();
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: warning.signal });
  return () => warning.abort();
}
