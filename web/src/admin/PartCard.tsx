import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useAdminHomeStyles } from './AdminHomePage.styles.ts';
import { laterParts, partTexts, type AdminPart } from './adminParts.ts';
import { laterMessages as messages } from './laterMessages.ts';
import { partIcons } from './partIcons.ts';

/** A part of the admin area as a card; the whole card is the link. It says when the screen behind it is not built yet. */
export function PartCard({ part, to }: { part: AdminPart; to: string }): ReactElement {
  const styles = useAdminHomeStyles();
  const intl = useIntl();
  const Icon = partIcons[part];
  return (
    <Link to={to} className={styles.card}>
      <span className={styles.icon}>
        <Icon fontSize={24} aria-hidden />
      </span>
      <span className={styles.name}>{intl.formatMessage(partTexts[part].name)}</span>
      <span className={styles.about}>{intl.formatMessage(partTexts[part].about)}</span>
      {laterParts.has(part) ? <span className={styles.mark}>{intl.formatMessage(messages.notBuilt)}</span> : null}
    </Link>
  );
}
