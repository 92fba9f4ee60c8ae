import { Menu, MenuDivider, MenuItem, MenuList, MenuPopover } from '@fluentui/react-components';
import { Fragment, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { menuFor, type MenuAbout, type MenuCommand } from './treeMenuItems.tsx';
import { useMenuListStyles } from '../../ui/menu/useMenuListStyles.ts';

/** The menu of the structure, at the row that it was asked for. */
export function TreeMenu({
  target,
  about,
  unavailable,
  onCommand,
  onClosed,
}: {
  /** What it stands beside. */
  target: HTMLElement;
  about: MenuAbout;
  unavailable: ReadonlySet<MenuCommand>;
  onCommand: (command: MenuCommand) => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const menuStyles = useMenuListStyles();
  return (
    <Menu
      open
      positioning={{ target, position: 'below', align: 'end' }}
      onOpenChange={(_event, { open }) => {
        if (!open) onClosed();
      }}
    >
      <MenuPopover>
        <MenuList className={menuStyles.fitting}>
          {menuFor(about).map((group, index) => (
            <Fragment key={group[0]?.command}>
              {index > 0 ? <MenuDivider /> : null}
              {group.map(({ command, text, icon, keys }) => (
                <MenuItem
                  key={command}
                  icon={icon}
                  secondaryContent={keys}
                  disabled={unavailable.has(command)}
                  onClick={() => onCommand(command)}
                >
                  {intl.formatMessage(text)}
                </MenuItem>
              ))}
            </Fragment>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
