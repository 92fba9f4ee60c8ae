import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import type { MouseEvent, ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { useSignOut } from '../identity/useSignOut.ts';
import { links } from '../routing/links.ts';
import { shellMessages } from './messages.ts';
import { UserButton } from './UserMenu.tsx';

/** Settings, achievements, sign out. */
export function UserMenuList(): ReactElement {
  const navigate = useNavigate();
  const [signOut, signingOut] = useSignOut();
  const go = (to: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(to);
  };
  return (
    <Menu defaultOpen positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <UserButton />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItemLink href={links.settings} onClick={go(links.settings)}>
            <FormattedMessage {...shellMessages.settings} />
          </MenuItemLink>
          <MenuItemLink href={links.achievements} onClick={go(links.achievements)}>
            <FormattedMessage {...shellMessages.achievements} />
          </MenuItemLink>
          <MenuDivider />
          <MenuItem disabled={signingOut} persistOnClick onClick={signOut}>
            <FormattedMessage {...(signingOut ? shellMessages.signingOut : shellMessages.signOut)} />
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
