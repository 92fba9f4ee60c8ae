import { lazy, Suspense, useId, useRef, useState, type FocusEvent, type ReactElement } from 'react';
import { AuthorHtml } from '../../../ui/authorHtml/AuthorHtml.tsx';
import { Inert } from '../../../ui/Inert.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useRichTextStyles } from './RichText.styles.ts';
import type { Point } from './caretAt.ts';
import { useDroppedPictures } from './useDroppedPictures.ts';
import { useHeldHeight } from './useHeldHeight.ts';

const RichTextEditor = lazy(() =>
  import('./RichTextEditor.tsx').then((module) => ({ default: module.RichTextEditor })),
);

/**
 * A field for author HTML. It is drawn as learners see it until somebody wants to write; then one editor comes, with the cursor where
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
  const pressed = useRef<Point | null>(null);
  const [live, setLive] = useState<{ readonly at: Point | null } | null>(null);
  const holdHeight = useHeldHeight(live !== null);
  const takeFiles = useDroppedPictures();
  const drawn = (
    <div
      role="textbox"
      aria-multiline
      aria-readonly={readOnly}
      aria-labelledby={id}
      tabIndex={0}
      className={styles.text}
      onPointerDown={({ clientX, clientY }) => {
        pressed.current = { x: clientX, y: clientY };
      }}
      onDrop={(event) => {
        if (!readOnly) onChange(`${html}${takeFiles(event)}`);
      }}
      onFocus={() => {
        if (!readOnly) setLive({ at: pressed.current });
        pressed.current = null;
      }}
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
    if (live === null || within || !document.hasFocus() || currentTarget.querySelector('[data-live]') === null) return;
    holdHeight(currentTarget);
    setLive(null);
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
      <div className={styles.frame} onBlur={leave}>
        {live && !readOnly ? (
          <Suspense fallback={drawn}>
            <RichTextEditor labelId={id} html={html} at={live.at} placeholder={placeholder} onChange={onChange} />
          </Suspense>
        ) : (
          drawn
        )}
      </div>
    </div>
  );
}
