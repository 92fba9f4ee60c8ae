import { Button } from '@fluentui/react-components';
import { lazy, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { LazyMenu } from '../ui/LazyMenu.tsx';
import { initials } from '../ui/PersonPicture.tsx';
import { Avatar } from './Avatar.tsx';
import { useHeaderStyles } from './Header.styles.ts';
import { shellMessages } from './messages.ts';
import { useViewer } from '../viewer/useShell.ts';

const load = () => import('./menu/UserMenuList.tsx').then((module) => ({ default: module.UserMenuList }));
const UserMenuList = lazy(load);

/** The picture of the signed-in person with what belongs to them (OP-90). */
export function UserMenu(): ReactElement {
  return <LazyMenu load={load} Opened={UserMenuList} Trigger={UserButton} />;
}

/** The button of the menu. */
export function UserButton(props: object): ReactElement {
  const intl = useIntl();
  const viewer = useViewer();
  const name = viewer?.name ?? '';
  // What is heard begins with what is seen, so that the button can also be called by it (WCAG 2.5.3).
  const label = intl.formatMessage(shellMessages.userMenu, { name });
  return (
    <Button
      appearance="subtle"
      shape="circular"
      className={useHeaderStyles().personButton}
      aria-label={viewer?.pictureUrl ? label : `${initials(name)}, ${label}`}
      {...props}
    >
      <Avatar name={name} src={viewer?.pictureUrl} frame={viewer?.avatarFrame?.achievement?.imageUrl} />
    </Button>
  );
}
