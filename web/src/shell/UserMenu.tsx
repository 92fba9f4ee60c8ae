import {
  Avatar,
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import type { MouseEvent, ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { useSignOut } from '../identity/useSignOut.ts';
import { links } from '../routing/links.ts';
import { shellMessages } from './messages.ts';
import type { UserMenu_viewer$key } from './__generated__/UserMenu_viewer.graphql.ts';

/** The avatar with what belongs to the person: settings, achievements, sign out (OP-90). */
export function UserMenu({ viewer }: { viewer: UserMenu_viewer$key }): ReactElement {
  const intl = useIntl();
  const navigate = useNavigate();
  const { user } = useFragment(
    graphql`
      fragment UserMenu_viewer on Viewer {
        user {
          name
          username
          picture
        }
      }
    `,
    viewer,
  );
  const [signOut, signingOut] = useSignOut();
  const go = (to: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(to);
  };
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          shape="circular"
          icon={
            <Avatar
              name={user.name}
              image={user.picture ? { src: user.picture } : undefined}
              color="brand"
              size={32}
              aria-hidden
            />
          }
          aria-label={intl.formatMessage(shellMessages.userMenu, { name: user.name })}
        />
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
          <MenuItem disabled={signingOut} onClick={signOut}>
            <FormattedMessage {...(signingOut ? shellMessages.signingOut : shellMessages.signOut)} />
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
