import { makeStyles, tokens } from '@fluentui/react-components';
import { createElement, useId, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { insertable, insertableTypes, type InsertableType } from '../../section/types.ts';
import { carrying, dragProps } from '../canvas/carriedSections.ts';
import { findTypes, rememberType } from '../canvas/sectionChoice.ts';
import { sectionChoiceMessages as choice } from '../canvas/sectionChoiceMessages.ts';
import type { NewSections } from '../canvas/useInsertSection.ts';
import { useTypeWords } from '../canvas/useTypeWords.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
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
  const words = useTypeWords();
  const [search, setSearch] = useState('');
  const groups = findTypes({ search, types: insertableTypes, words });
  return (
    <div className={styles.panel}>
      <section className={styles.group} aria-labelledby={types}>
        <h2 id={types} className={styles.title}>
          {intl.formatMessage(messages.types)}
        </h2>
        <TextField
          label={<VisuallyHidden>{intl.formatMessage(choice.search)}</VisuallyHidden>}
          placeholder={intl.formatMessage(choice.search)}
          value={search}
          autoComplete="off"
          onChanged={setSearch}
        />
        {groups.map(({ name, types: found }) => (
          <div key={name} role="group" aria-labelledby={`${types}-${name}`} className={styles.kind}>
            <h3 id={`${types}-${name}`} className={styles.heading}>
              {intl.formatMessage(choice[name])}
            </h3>
            <ul className={styles.types}>
              {found.map((type) => (
                <li key={type}>
                  <button
                    type="button"
                    className={styles.type}
                    disabled={onInsert === null}
                    draggable={onInsert !== null}
                    // What is new is there to be written.
                    onClick={() => {
                      rememberType(type);
                      onInsert?.(newSection(type), true);
                    }}
                    {...dragProps(() => carrying(Promise.resolve(newSection(type)), { open: true }))}
                  >
                    {createElement(insertable[type].Icon, { 'aria-hidden': true })}
                    <span>{words(type).label}</span> <span className={styles.hint}>{words(type).hint}</span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p role="status" className={styles.none}>
          {groups.length === 0 ? intl.formatMessage(choice.none) : null}
        </p>
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
  kind: { display: 'flex', flexDirection: 'column', gap: '8px' },
  heading: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  hint: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  none: { margin: 0, ':empty': { display: 'none' } },
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
    gap: '4px',
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
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
