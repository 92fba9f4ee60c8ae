import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import { useViewer } from '../viewer/useShell.ts';
import { permittedParts, partPath } from './adminMenu.ts';
import { useAdminMenuStyles } from './AdminMenu.styles.ts';
import { adminParts, type AdminPartName } from './adminParts.ts';
import { adminMessages as messages } from './messages.ts';

/** The menu of the admin area: what the viewer's roles open (ADM-02…09). `narrow` shows the icons alone, with their names on demand. */
export function AdminMenu({ narrow = false }: { narrow?: boolean }): ReactElement {
  const styles = useAdminMenuStyles();
  const intl = useIntl();
  const parts = permittedParts(useViewer()?.roles ?? []);
  return (
    <nav aria-label={intl.formatMessage(messages.menu)}>
      <ul className={styles.list}>
        {parts.map((part) => (
          <li key={part} className={part === 'profile' ? styles.last : undefined}>
            <MenuLink part={part} narrow={narrow} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuLink({ part, narrow }: { part: AdminPartName; narrow: boolean }): ReactElement {
  const styles = useAdminMenuStyles();
  const { name: message, icon: Icon } = adminParts[part];
  const name = useIntl().formatMessage(message);
  return (
    <NavLink
      to={partPath(part)}
      // The first page lies above all others; a page below that of a part belongs to it.
      end={part === 'home'}
      aria-label={narrow ? name : undefined}
      title={narrow ? name : undefined}
      className={({ isActive }) => mergeClasses(styles.link, isActive && styles.current)}
    >
      <Icon className={styles.icon} fontSize={20} aria-hidden />
      {narrow ? null : <span className={styles.name}>{name}</span>}
    </NavLink>
  );
}
