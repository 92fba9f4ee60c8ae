import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { libraryMessages as messages } from './messages.ts';
import type { FilePlace } from './useFileChanges.ts';

/** The places that show a file, by their names. */
export function FilePlaces({ places }: { places: readonly FilePlace[] }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={`${place.kind} ${place.rawId}`}>{wordsOfPlace(intl, place)}</li>
      ))}
    </ul>
  );
}

export function wordsOfPlace(intl: IntlShape, { kind, name }: FilePlace): string {
  switch (kind) {
    case 'COURSE':
      return intl.formatMessage(messages.placeCourse, { name });
    case 'LECTURE':
      return intl.formatMessage(messages.placeLecture, { name });
    case 'SAVED_SECTION':
      return intl.formatMessage(messages.placeSavedSection, { name });
    case 'PERSON':
      return intl.formatMessage(messages.placePerson);
    default:
      return intl.formatMessage(messages.placeWorkspace);
  }
}

const useStyles = makeStyles({ places: { margin: 0, paddingInlineStart: '20px', overflowWrap: 'anywhere' } });
