import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router';
import { useViewer } from '../shell/ShellProvider.tsx';
import { itemPath, permittedItems, type AdminItem } from './adminMenu.ts';
import { useAdminMenuStyles } from './AdminMenu.styles.ts';
import { partTexts } from './adminParts.ts';
import { adminMessages as messages } from './messages.ts';
import { partIcons } from './partIcons.ts';

/** The menu of the admin area: what the viewer's roles open (ADM-02…09). `narrow` shows the icons alone, with their names on demand. */
export function AdminMenu({ narrow = false }: { narrow?: boolean }): ReactElement {
  const styles = useAdminMenuStyles();
  const intl = useIntl();
  const items = permittedItems(useViewer()?.roles ?? []);
  return (
    <nav aria-label={intl.formatMessage(messages.menu)}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item} className={item === 'profile' ? styles.last : undefined}>
            <MenuLink item={item} narrow={narrow} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuLink({ item, narrow }: { item: AdminItem; narrow: boolean }): ReactElement {
  const styles = useAdminMenuStyles();
  const name = useIntl().formatMessage(partTexts[item].name);
  const Icon = partIcons[item];
  return (
    <NavLink
      to={itemPath(item)}
      end
      aria-label={narrow ? name : undefined}
      title={narrow ? name : undefined}
      className={({ isActive }) => mergeClasses(styles.link, isActive && styles.current)}
    >
      <Icon className={styles.icon} fontSize={20} aria-hidden />
      {narrow ? null : <span className={styles.name}>{name}</span>}
    </NavLink>
  );
}
