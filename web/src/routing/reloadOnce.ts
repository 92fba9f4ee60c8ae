/** Where this tab remembers for which documents of which builds it was loaded again. */
const storageKey = 'lectern.reloaded';

/** The address of the entry carries a hash of its content, so each build has another. */
const build = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/**
 * Loads the page again for a document that the servers no longer know (BEY-50), unless that was done before: with servers that do not know the
 * document of the new build either it would go round in circles. Where a browser keeps nothing, it is left to the person.
 */
export function reloadOnce(documentId: string, reload = (): void => window.location.reload()): void {
  const mark = `${build()} ${documentId}`;
  try {
    const marks = (sessionStorage.getItem(storageKey) ?? '').split('\n');
    if (marks.includes(mark)) return;
    sessionStorage.setItem(storageKey, [...marks, mark].join('\n'));
  } catch {
    return;
  }
  reload();
}
