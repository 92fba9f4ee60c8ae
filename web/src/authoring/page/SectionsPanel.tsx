import { makeStyles, tokens } from '@fluentui/react-components';
import { createElement, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { sectionKinds } from '../canvas/sectionKinds.tsx';
import { insertableTypes, type InsertableType } from '../defaultSection.ts';

/** The section types, to be added to the open lecture (SLIB-01). */
export function SectionsPanel({ onInsert }: { onInsert: ((type: InsertableType) => void) | null }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  return (
    <ul className={styles.types}>
      {insertableTypes.map((type) => (
        <li key={type}>
          <button type="button" className={styles.type} disabled={onInsert === null} onClick={() => onInsert?.(type)}>
            {createElement(sectionKinds[type].Icon, { 'aria-hidden': true })}
            {intl.formatMessage(sectionKinds[type].name)}
          </button>
        </li>
      ))}
    </ul>
  );
}

const useStyles = makeStyles({
  types: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
    gap: '8px',
    margin: 0,
    padding: '16px',
    listStyleType: 'none',
  },
  type: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '8px',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '72px',
    padding: '12px',
    borderRadius: '8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover:enabled': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
  },
});
