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
import { links } from '../../routing/links.ts';
import { shellMessages } from '../messages.ts';
import { viewAsNonAdmin } from '../adminFlags.ts';
import { useIsCourseAdmin, useViewer } from '../ShellProvider.tsx';
import { useViewsAsNonAdmin } from '../useViewsAsNonAdmin.ts';
import { UserButton } from '../UserMenu.tsx';

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
      positioning="below-end"
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
          <MenuItemLink href={links.settings} onClick={go(links.settings)}>
            <FormattedMessage {...shellMessages.settings} />
          </MenuItemLink>
          <MenuItemLink href={links.achievements} onClick={go(links.achievements)}>
            <FormattedMessage {...shellMessages.achievements} />
          </MenuItemLink>
          {isCourseAdmin ? (
            <>
              <MenuDivider />
              <MenuItemLink href={links.admin} onClick={go(links.admin)}>
                <FormattedMessage {...shellMessages.adminHome} />
              </MenuItemLink>
              <MenuItemCheckbox name="view" value="asNonAdmin" persistOnClick={false}>
                <FormattedMessage {...shellMessages.viewAsNonAdmin} />
              </MenuItemCheckbox>
            </>
          ) : roles.includes('ROLE_VOUCHER_ADMIN') ? (
            <MenuItemLink href={links.adminCampaigns} onClick={go(links.adminCampaigns)}>
              <FormattedMessage {...shellMessages.campaigns} />
            </MenuItemLink>
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
