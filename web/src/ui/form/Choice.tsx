import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId, type ReactElement, type ReactNode } from 'react';

const useStyles = makeStyles({
  choice: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '12px',
    boxSizing: 'border-box',
    minHeight: '44px',
    paddingBlock: '12px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground1,
    cursor: 'pointer',
    '@media (pointer: fine)': { minHeight: '36px', paddingBlock: '8px' },
  },
  // A long word in large type must not widen the page.
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  // Its room is kept, so that nothing moves when it comes.
  note: {
    marginInlineStart: 'auto',
    minWidth: '3ch',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
  },
  box: {
    flexShrink: 0,
    width: '18px',
    height: '18px',
    margin: 0,
    // In the middle of the first line, whatever the size of the type; in large type the box is larger, and all lengths with it.
    fontSize: 'inherit',
    lineHeight: 'inherit',
    marginTop: 'calc((1lh / var(--larger, 1) - 18px) / 2)',
    accentColor: tokens.colorCompoundBrandBackground,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  // The browser draws the box itself, so what marks it stands around it.
  invalid: {
    ':not(:focus-visible)': {
      outline: `1px solid ${tokens.colorStatusDangerBorder1}`,
      outlineOffset: '1px',
      borderRadius: '2px',
    },
  },
});

/** A checkbox or radio button with its words as one large target. */
export function Choice({
  type,
  name,
  checked,
  invalid = false,
  describedBy,
  note,
  onChosen,
  children,
}: {
  type: 'checkbox' | 'radio';
  /** What joins radio buttons into a group. */
  name?: string;
  checked: boolean;
  invalid?: boolean;
  /** The id of a text that says more, for example what is wrong. */
  describedBy?: string;
  /** Something short at the end of the line: `seen` to the eye, `heard` as a description. Null keeps its room. */
  note?: { seen: string; heard: string } | null;
  onChosen: () => void;
  children: ReactNode;
}): ReactElement {
  const styles = useStyles();
  const noteId = useId();
  return (
    <label className={styles.choice}>
      <input
        type={type}
        name={name}
        className={mergeClasses(styles.box, invalid && styles.invalid)}
        checked={checked}
        aria-invalid={invalid || undefined}
        aria-describedby={[describedBy, note ? noteId : undefined].filter(Boolean).join(' ') || undefined}
        onChange={onChosen}
      />
      <span className={styles.words}>{children}</span>
      {note === undefined ? null : (
        <span className={styles.note} aria-hidden="true">
          {note?.seen}
          <span id={noteId} hidden>
            {note?.heard}
          </span>
        </span>
      )}
    </label>
  );
}
