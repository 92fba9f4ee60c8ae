import { useState, type ClipboardEventHandler, type DragEventHandler } from 'react';

export interface FileDrop {
  /** Whether files are being dragged over it. */
  readonly over: boolean;
  /** Of the element that takes them. */
  readonly handlers: {
    readonly onDragOver: DragEventHandler;
    readonly onDragLeave: DragEventHandler;
    readonly onDrop: DragEventHandler;
    readonly onPaste: ClipboardEventHandler;
  };
}

/** Takes files that are dropped or pasted on an element; text that is pasted into a field stays with the field (LIB-05). */
export function useFileDrop(onFiles: (files: FileList) => void): FileDrop {
  const [over, setOver] = useState(false);
  const take = (event: { preventDefault: () => void }, { files }: DataTransfer): void => {
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return {
    over,
    handlers: {
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      onDragLeave: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event) => {
        setOver(false);
        take(event, event.dataTransfer);
      },
      onPaste: (event) => take(event, event.clipboardData),
    },
  };
}
