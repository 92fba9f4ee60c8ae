import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { calendarDay } from '../calendarDay.ts';
import type { Revision } from './revision.ts';
import { dayWords } from './revisionWords.ts';

/** Revisions, the newest first, below the days on which they were saved. */
export function RevisionDays({
  revisions,
  now,
  children,
}: {
  revisions: readonly Revision[];
  now: number;
  /** Draws a revision as an entry of a list. */
  children: (revision: Revision) => ReactElement;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const days = Map.groupBy(revisions, ({ saveTime }) => calendarDay(intl, Date.parse(saveTime)));
  return (
    <>
      {[...days].map(([day, saved]) => (
        <section key={day} className={styles.day}>
          <h3 className={styles.heading}>{dayWords(intl, saved[0]?.saveTime ?? '', now)}</h3>
          <ul className={styles.list}>{saved.map(children)}</ul>
        </section>
      ))}
    </>
  );
}

const useStyles = makeStyles({
  day: { display: 'flex', flexDirection: 'column', gap: '8px' },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { display: 'flex', flexDirection: 'column', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
});
