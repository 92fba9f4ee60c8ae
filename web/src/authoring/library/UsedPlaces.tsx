import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { FilePlaces } from './FilePlaces.tsx';
import { groupedPlaces, mostPlaces } from './groupedPlaces.ts';
import { libraryMessages as messages } from './messages.ts';
import type { FilePlace } from './useFileChanges.ts';

/** What a deletion takes a file from: how many places in how many courses, and on request which. */
export function UsedPlaces({ places, onLeft }: { places: readonly FilePlace[]; onLeft: () => void }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const values = {
    most: places.length >= mostPlaces ? 'reached' : 'no',
    places: places.length,
    courses: groupedPlaces(places).courses.length,
  };
  return (
    <>
      <p className={styles.text}>{intl.formatMessage(messages.removeUsed, values)}</p>
      <details>
        <summary className={styles.summary}>{intl.formatMessage(messages.usedIn)}</summary>
        <FilePlaces places={places} onLeft={onLeft} />
      </details>
    </>
  );
}

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  summary: { marginBottom: '8px', cursor: 'pointer', fontWeight: tokens.fontWeightSemibold },
});
