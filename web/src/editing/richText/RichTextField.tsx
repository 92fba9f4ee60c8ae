import { lazy, Suspense, useEffect, useId, useRef, useState, type FocusEvent, type ReactElement } from 'react';
import { AuthorHtml } from '../../ui/authorHtml/AuthorHtml.tsx';
import { Inert } from '../../ui/Inert.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { waitForEditor } from '../writing/beginWriting.ts';
import { placeAt } from '../writing/pressedText.ts';
import type { TextPlace } from '../writing/textPlace.ts';
import { loadRichTextEditor } from './loadRichTextEditor.ts';
import { useRichTextStyles } from './RichText.styles.ts';
import { useDroppedPictures } from './useDroppedPictures.ts';
import { useHeldHeight } from './useHeldHeight.ts';

const RichTextEditor = lazy(loadRichTextEditor);

/**
 * A field for author HTML. It is drawn as learners see it until someone wants to write; then one editor comes, with the cursor where
 * they pressed, and goes when the focus leaves. So a lecture of many texts opens as fast as for its learners.
 */
export function RichTextField({
  label,
  labelHidden = false,
  placeholder,
  html,
  readOnly = false,
  onChange,
}: {
  label: string;
  /** Whether the label is for screen readers alone. */
  labelHidden?: boolean;
  /** Shown while the text is empty. */
  placeholder?: string;
  /** HTML or plain text. */
  html: string;
  /** Whether it can be read alone now. */
  readOnly?: boolean;
  /** Gets clean author HTML, empty where nothing is written. */
  onChange: (html: string) => void;
}): ReactElement {
  const styles = useRichTextStyles();
  const id = useId();
  const pressed = useRef<TextPlace | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState(false);
  const endWaiting = useRef<() => void>(undefined);
  const holdHeight = useHeldHeight(live);
  const takeFiles = useDroppedPictures();
  useEffect(() => () => endWaiting.current?.(), []);
  const begin = (field: HTMLElement): void => {
    if (readOnly || !frame.current) return;
    setLive(true);
    // What is typed before the editor is there is kept for it.
    endWaiting.current = waitForEditor(frame.current, label, { field, place: pressed.current }) ?? endWaiting.current;
    pressed.current = null;
  };
  const drawn = (
    <div
      role="textbox"
      aria-multiline
      aria-readonly={readOnly}
      aria-labelledby={id}
      tabIndex={0}
      className={styles.text}
      onPointerDown={({ clientX, clientY, currentTarget }) => {
        pressed.current = html === '' ? null : placeAt(currentTarget, { x: clientX, y: clientY });
      }}
      onDrop={(event) => {
        const pictures = readOnly ? '' : takeFiles(event);
        if (pictures !== '') onChange(`${html}${pictures}`);
      }}
      onFocus={({ currentTarget }) => begin(currentTarget)}
    >
      {html === '' ? (
        <span className={styles.empty}>{placeholder ?? '\u00A0'}</span>
      ) : (
        // A link within leads nowhere while its text is edited.
        <Inert>
          <AuthorHtml html={html} />
        </Inert>
      )}
    </div>
  );
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    // Another window may have the focus for a while; and what is drawn gives it to the editor.
    const within = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!live || within || !document.hasFocus() || currentTarget.querySelector('[data-live]') === null) return;
    // Behind a preview the text waits with its cursor until its author is back.
    if (currentTarget.closest('[hidden]') !== null) return;
    holdHeight(currentTarget);
    setLive(false);
  };
  return (
    <div className={styles.field}>
      {labelHidden ? (
        <VisuallyHidden>
          <span id={id}>{label}</span>
        </VisuallyHidden>
      ) : (
        <span id={id} className={styles.label}>
          {label}
        </span>
      )}
      <div ref={frame} className={styles.frame} onBlur={leave}>
        {live && !readOnly ? (
          <Suspense fallback={drawn}>
            <RichTextEditor labelId={id} html={html} placeholder={placeholder} onChange={onChange} />
          </Suspense>
        ) : (
          drawn
        )}
      </div>
    </div>
  );
}
