import { Link, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { previewText } from '../../editing/previewText.ts';
import type { CourseDraft } from '../draft/courseDraft.ts';
import { changeLines } from '../history/changeLines.ts';
import type { HeldBackChange } from './heldBackPorts.ts';
import { heldBackMessages as messages } from './messages.ts';
import { hasPlace } from './placeOfChange.ts';

/** One line of what changed; it leads to its place, and a line of several changes has a way to each of them. */
export function ChangedPartItem({
  changes,
  draft,
  onOpen,
}: {
  changes: readonly HeldBackChange[];
  draft: CourseDraft;
  onOpen: (change: HeldBackChange) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const words = changeLines(intl, changes).map(({ text }) => text);
  const places = changes.filter((change) => hasPlace(draft, change));
  const [only] = changes.length === 1 ? places : [];
  return (
    <li>
      {only ? (
        <Link as="button" inline className={styles.line} onClick={() => onOpen(only)}>
          {words}
        </Link>
      ) : (
        words
      )}
      {changes.length > 1 && places.length > 0 ? (
        <ul className={styles.places}>
          {places.map((change) => (
            <li key={`${change.part} ${change.rawId}`}>
              <Link as="button" inline className={styles.line} onClick={() => onOpen(change)}>
                {nameOf(intl, change)}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** A section or question by its first words. */
const nameOf = (intl: IntlShape, { name, part }: HeldBackChange): string =>
  previewText(name) || intl.formatMessage(part === 'QUESTION' ? messages.wordlessQuestion : messages.wordlessSection);

const useStyles = makeStyles({
  line: { textAlign: 'start', lineHeight: tokens.lineHeightBase300 },
  places: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    margin: '4px 0 0',
    paddingInlineStart: '16px',
    listStyle: 'none',
  },
});
