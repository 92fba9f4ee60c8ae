import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { FormError } from '../../ui/form/FormError.tsx';
import { wordsOfPlace } from './FilePlaces.tsx';
import { libraryMessages as messages } from './messages.ts';
import type { LeftPlace, Replaced } from './useReplaceFile.ts';

/** What was done with the places that showed a file: how many changed, and which did not, each with why. */
export function ReplacedPlaces({ replaced: { count, left, inDraft } }: { replaced: Replaced }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  return (
    <>
      <p className={styles.text}>{intl.formatMessage(messages.replacedCount, { count })}</p>
      {inDraft === true ? <p className={styles.text}>{intl.formatMessage(messages.replacedHere)}</p> : null}
      {inDraft === false ? <FormError>{intl.formatMessage(messages.notReplacedHere)}</FormError> : null}
      {left.length > 0 ? (
        <section>
          <h3 className={styles.heading}>{intl.formatMessage(messages.remainingIn)}</h3>
          <ul className={styles.places}>
            {left.map((place) => (
              <li key={`${place.use.kind} ${place.use.rawId}`}>{wordsOf(intl, place)}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function wordsOf(intl: IntlShape, { use, reason, editor }: LeftPlace): string {
  const place = wordsOfPlace(intl, use);
  if (reason === 'BEING_EDITED' && editor) {
    return intl.formatMessage(messages.leftEdited, { place, person: editor.name });
  }
  return intl.formatMessage(reason === 'NOT_ALLOWED' ? messages.leftNotAllowed : messages.leftLater, { place });
}

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  heading: { margin: '0 0 4px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  places: { margin: 0, paddingInlineStart: '20px', overflowWrap: 'anywhere' },
});
