import { makeStyles, tokens } from '@fluentui/react-components';
import { createElement, useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { insertable, insertableTypes, type InsertableType } from '../../section/types.ts';
import { carrying, dragProps } from '../canvas/carriedSections.ts';
import type { NewSections } from '../canvas/useInsertSection.ts';
import { savedSectionMessages as messages } from '../savedSection/messages.ts';
import { SavedSections } from '../savedSection/SavedSections.tsx';

/** The section types and the saved sections, to be pressed or dragged into the open lecture (SLIB-01, BEY-09). */
export function SectionsPanel({
  newSection,
  onInsert,
}: {
  newSection: (type: InsertableType) => NewSections;
  /** Puts sections into the lecture, and opens the first; null while none can be changed. */
  onInsert: ((added: NewSections, open: boolean) => void) | null;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const types = useId();
  const saved = useId();
  return (
    <div className={styles.panel}>
      <section className={styles.group} aria-labelledby={types}>
        <h2 id={types} className={styles.title}>
          {intl.formatMessage(messages.types)}
        </h2>
        <ul className={styles.types}>
          {insertableTypes.map((type) => (
            <li key={type}>
              <button
                type="button"
                className={styles.type}
                disabled={onInsert === null}
                draggable={onInsert !== null}
                // What is new is there to be written.
                onClick={() => onInsert?.(newSection(type), true)}
                {...dragProps(() => carrying(Promise.resolve(newSection(type)), { open: true }))}
              >
                {createElement(insertable[type].Icon, { 'aria-hidden': true })}
                {intl.formatMessage(insertable[type].label)}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.group} aria-labelledby={saved}>
        <h2 id={saved} className={styles.title}>
          {intl.formatMessage(messages.saved)}
        </h2>
        <SavedSections onInsert={onInsert && ((added) => onInsert(added, false))} />
      </section>
    </div>
  );
}

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: '24px', padding: '16px' },
  group: { display: 'flex', flexDirection: 'column', gap: '12px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  types: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
    gap: '8px',
    margin: 0,
    padding: 0,
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
