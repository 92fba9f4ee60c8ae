import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useAdminHomeStyles } from './AdminHomePage.styles.ts';
import { partPath } from './adminMenu.ts';
import { adminParts, type AdminPartName } from './adminParts.ts';

/** A part of the admin area as a tile; the whole tile is the link. */
export function PartCard({ part }: { part: AdminPartName }): ReactElement {
  const styles = useAdminHomeStyles();
  const intl = useIntl();
  const { icon: Icon, name, about } = adminParts[part];
  return (
    <Link to={partPath(part)} className={styles.card}>
      <span className={styles.icon}>
        <Icon fontSize={24} aria-hidden />
      </span>
      <span className={styles.name}>{intl.formatMessage(name)}</span>
      <span className={styles.about}>{intl.formatMessage(about)}</span>
    </Link>
  );
}
