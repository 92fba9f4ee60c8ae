import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemCheckbox,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import type { MouseEvent, ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate, useRevalidator } from 'react-router';
import { useSignOut } from '../../identity/useSignOut.ts';
import { shellMessages } from '../messages.ts';
import { viewAsNonAdmin } from '../../viewer/adminFlags.ts';
import { useIsCourseAdmin, useViewer } from '../../viewer/useShell.ts';
import { useViewsAsNonAdmin } from '../../viewer/useViewsAsNonAdmin.ts';
import { UserButton } from '../UserMenu.tsx';
import { adminLinks, ownLinks } from './accountLinks.ts';
import { belowHeader } from './belowHeader.ts';

/** Settings, achievements, what people with more rights have (NAV-15, ROLE-13, OP-39), sign out. */
export function UserMenuList(): ReactElement {
  const isCourseAdmin = useIsCourseAdmin();
  const roles = useViewer()?.roles ?? [];
  const asNonAdmin = useViewsAsNonAdmin();
  const revalidator = useRevalidator();
  const navigate = useNavigate();
  const [signOut, signingOut] = useSignOut();
  const go = (to: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(to);
  };
  return (
    <Menu
      defaultOpen
      positioning={belowHeader}
      checkedValues={{ view: asNonAdmin ? ['asNonAdmin'] : [] }}
      onCheckedValueChange={(_event, { checkedItems }) => {
        viewAsNonAdmin(checkedItems.includes('asNonAdmin'));
        // What the page shows depends on it: a lecture hides its right answers.
        void revalidator.revalidate();
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <UserButton />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {ownLinks.map(({ to, message }) => (
            <MenuItemLink key={to} href={to} onClick={go(to)}>
              <FormattedMessage {...message} />
            </MenuItemLink>
          ))}
          {isCourseAdmin ? <MenuDivider /> : null}
          {adminLinks(isCourseAdmin, roles).map(({ to, message }) => (
            <MenuItemLink key={to} href={to} onClick={go(to)}>
              <FormattedMessage {...message} />
            </MenuItemLink>
          ))}
          {isCourseAdmin ? (
            <MenuItemCheckbox name="view" value="asNonAdmin" persistOnClick={false}>
              <FormattedMessage {...shellMessages.viewAsNonAdmin} />
            </MenuItemCheckbox>
          ) : null}
          <MenuDivider />
          <MenuItem disabled={signingOut} persistOnClick onClick={signOut}>
            <FormattedMessage {...(signingOut ? shellMessages.signingOut : shellMessages.signOut)} />
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
