import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { createElement, type ReactElement } from 'react';
import { insertable, type InsertableType } from '../../section/types.ts';

/** A type of sections among those that can be chosen. */
export function SectionOption({
  id,
  type,
  label,
  hint,
  active,
  onChosen,
}: {
  id: string;
  type: InsertableType;
  label: string;
  hint: string;
  /** Whether the Enter key chooses it. */
  active: boolean;
  onChosen: () => void;
}): ReactElement {
  const styles = useStyles();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search has the focus and follows the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={mergeClasses(styles.option, active && styles.active)}
      onClick={onChosen}
      // The focus stays in the search.
      onMouseDown={(event) => event.preventDefault()}
    >
      {createElement(insertable[type].Icon, { 'aria-hidden': true })}
      <span className={styles.words}>
        <span className={styles.label}>{label}</span> <span className={styles.hint}>{hint}</span>
      </span>
    </div>
  );
}

const useStyles = makeStyles({
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '48px',
    boxSizing: 'border-box',
    padding: '6px 12px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '& svg': { flexShrink: 0 },
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: '-2px',
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  label: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  hint: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
