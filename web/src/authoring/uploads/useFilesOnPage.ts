import { useEffect, useRef } from 'react';

/**
 * Files that are dropped anywhere in the window, where nothing has taken them before: the browser would leave the page for the file. Texts,
 * the library and lists of sections take theirs first.
 */
export function useFilesOnPage(onFiles: (files: readonly File[], y: number) => void): void {
  const told = useRef(onFiles);
  useEffect(() => {
    told.current = onFiles;
  });
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const hasFiles = ({ dataTransfer, defaultPrevented }: DragEvent): boolean =>
      !defaultPrevented && (dataTransfer?.types.includes('Files') ?? false);
    window.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      },
      { signal },
    );
    window.addEventListener(
      'drop',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        told.current([...(event.dataTransfer?.files ?? [])], event.clientY);
      },
      { signal },
    );
    return () => over.abort();
  }, []);
}
