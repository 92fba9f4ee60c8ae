import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, useState, type ReactElement } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { groupedPlaces } from './groupedPlaces.ts';
import { libraryMessages as messages } from './messages.ts';
import { PlaceLink } from './PlaceLink.tsx';
import type { FilePlace } from './useFileChanges.ts';

/** Lines that stand there before the others are asked for. */
const mostAtFirst = 10;

/** The places that show a file, by course, each with a link to where it is edited. `onLeft` hears that one was followed. */
export function FilePlaces({ places, onLeft }: { places: readonly FilePlace[]; onLeft: () => void }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const lang = useContentLanguage();
  const [all, setAll] = useState(false);
  const { courses, others } = useMemo(() => {
    const grouped = groupedPlaces(places);
    const ordered = [...grouped.courses.flatMap((course) => course.places), ...grouped.others];
    return all ? grouped : groupedPlaces(ordered.slice(0, mostAtFirst));
  }, [places, all]);
  return (
    <div className={styles.places}>
      {courses.map(({ courseId, name, places: ofCourse }) => (
        <section key={courseId}>
          <h4 className={styles.course} lang={lang}>
            {name || intl.formatMessage(messages.unnamedCourse)}
          </h4>
          <ul className={styles.list}>
            {ofCourse.map((place) => (
              <li key={`${place.kind} ${place.rawId}`}>
                <PlaceLink place={place} onFollowed={onLeft} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {others.length > 0 ? (
        <ul className={styles.list}>
          {others.map((place) => (
            <li key={`${place.kind} ${place.rawId}`}>{wordsOfPlace(intl, place)}</li>
          ))}
        </ul>
      ) : null}
      {places.length > mostAtFirst && !all ? (
        <Button size="small" className={styles.more} onClick={() => setAll(true)}>
          {intl.formatMessage(messages.allPlaces, { count: places.length })}
        </Button>
      ) : null}
    </div>
  );
}

/** A place where no heading names its course. */
export function wordsOfPlace(intl: IntlShape, { kind, name }: Pick<FilePlace, 'kind' | 'name'>): string {
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

const useStyles = makeStyles({
  places: { display: 'flex', flexDirection: 'column', gap: '12px', overflowWrap: 'anywhere' },
  course: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  // Apart far enough for each link to be pressed alone (WCAG 2.5.8).
  list: { margin: 0, paddingInlineStart: '20px', '& > li': { marginBlockStart: '4px' } },
  more: { alignSelf: 'flex-start' },
});
