import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { PersonPicture } from '../../ui/PersonPicture.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { presenceMessages as messages } from './messages.ts';
import type { PresentPerson } from './presencePorts.ts';

const mostPictures = 4;

/** Who else has the course open, in the editing bar (BEY-08). Nothing where there is nobody. */
export function PeopleHere({ others }: { others: readonly PresentPerson[] }): ReactElement | null {
  const intl = useIntl();
  const styles = useStyles();
  if (others.length === 0) return null;
  const shown = others.slice(0, mostPictures);
  const rest = others.length - shown.length;
  return (
    <ul aria-label={intl.formatMessage(messages.here)} className={styles.people}>
      {shown.map(({ userId, name, editing }) => {
        const text = editing ? intl.formatMessage(messages.edits, { name }) : name;
        return (
          <li key={userId} title={text} className={styles.person}>
            <PersonPicture name={name} size={28} />
            <VisuallyHidden>{text}</VisuallyHidden>
          </li>
        );
      })}
      {rest > 0 ? (
        <li className={styles.rest}>
          <span aria-hidden>+{rest}</span>
          <VisuallyHidden>{intl.formatMessage(messages.more, { count: rest })}</VisuallyHidden>
        </li>
      ) : null}
    </ul>
  );
}

const useStyles = makeStyles({
  people: { display: 'flex', alignItems: 'center', gap: '4px', margin: 0, padding: 0, listStyleType: 'none' },
  person: { display: 'flex' },
  rest: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});
