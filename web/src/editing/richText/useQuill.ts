import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { offerWriter } from '../writing/fieldWriter.ts';
import { createQuill, showHtml, type Quill } from './createQuill.ts';
import { htmlOfQuill } from './htmlOfQuill.ts';
import { canMoveItems } from './listKeys.ts';
import { quillWriter } from './quillWriter.ts';
import { outsideChange } from './showPicture.ts';

/** The formats at the cursor, by name. */
export type FormatsNow = Readonly<Record<string, unknown>>;

/** Whether the items of a list that are selected could move a step in and out. */
export interface MovesNow {
  readonly in: boolean;
  readonly out: boolean;
}

/**
 * One editor in an element of the page, for as long as that is there. `html` from outside (undoing, merging) replaces what stands in it;
 * what is written is told once a frame.
 */
export function useQuill({
  html,
  labelId,
  descriptionId,
  lang,
  className,
  onChange,
}: {
  html: string;
  labelId: string;
  /** The id of the element that says which keys there are. */
  descriptionId: string;
  lang: string | undefined;
  /** Of the element that is edited. */
  className: string;
  onChange: (html: string) => void;
}): {
  holder: RefObject<HTMLDivElement | null>;
  quill: Quill | null;
  formats: FormatsNow;
  moves: MovesNow;
  empty: boolean;
} {
  const holder = useRef<HTMLDivElement>(null);
  const [quill, setQuill] = useState<Quill | null>(null);
  const [formats, setFormats] = useState<FormatsNow>({});
  const [moves, setMoves] = useState<MovesNow>({ in: false, out: false });
  const [empty, setEmpty] = useState(html === '');
  /** What was shown or told last. */
  const last = useRef(html);
  const first = useRef(html);
  const tell = useRef(onChange);
  useLayoutEffect(() => {
    tell.current = onChange;
  });

  useLayoutEffect(() => {
    if (!holder.current) return undefined;
    const box = document.createElement('div');
    holder.current.append(box);
    const created = createQuill(box);
    const { root } = created;
    showHtml(created, first.current);
    offerWriter(root, quillWriter(created));
    setQuill(created);
    let frame = 0;
    const flush = (): void => {
      cancelAnimationFrame(frame);
      frame = 0;
      const written = htmlOfQuill(root);
      if (written === last.current) return;
      last.current = written;
      tell.current(written);
    };
    const look = (): void => {
      const range = created.getSelection();
      if (range) {
        setFormats(created.getFormat(range));
        setMoves({ in: canMoveItems(created, 1), out: canMoveItems(created, -1) });
      }
      setEmpty(created.getLength() <= 1 && root.querySelector('li, blockquote') === null);
    };
    let written = false;
    created.on('text-change', (_delta, _before, source) => {
      look();
      if (source === 'silent') return;
      written = true;
      if (frame === 0) frame = requestAnimationFrame(flush);
    });
    created.on('selection-change', look);
    created.emitter.on(outsideChange, (change: () => void) => {
      if (frame !== 0) flush();
      change();
      last.current = htmlOfQuill(root);
    });
    look();
    return () => {
      if (frame !== 0 && written) flush();
      created.off('text-change');
      created.off('selection-change');
      box.remove();
      setQuill(null);
    };
  }, []);

  useLayoutEffect(() => {
    const root = quill?.root;
    if (!root) return;
    dress(root, { className, labelId, descriptionId, ...(lang ? { lang } : {}) });
  }, [quill, className, labelId, descriptionId, lang]);

  useEffect(() => {
    if (!quill || html === last.current) return;
    last.current = html;
    showHtml(quill, html);
  }, [quill, html]);

  return { holder, quill, formats, moves, empty };
}

/** What the element that is edited looks like, and is called. */
function dress(
  root: HTMLElement,
  {
    className,
    labelId,
    descriptionId,
    lang,
  }: { className: string; labelId: string; descriptionId: string; lang?: string },
): void {
  root.className = `ql-editor ${className}`;
  root.setAttribute('role', 'textbox');
  root.setAttribute('aria-multiline', 'true');
  root.setAttribute('aria-labelledby', labelId);
  root.setAttribute('aria-describedby', descriptionId);
  root.dataset['live'] = '';
  if (lang) root.lang = lang;
}
