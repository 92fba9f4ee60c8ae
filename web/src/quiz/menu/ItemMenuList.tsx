import {
  Menu,
  MenuItem,
  MenuItemCheckbox,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useMenuListStyles } from '../../ui/menu/useMenuListStyles.ts';
import { ItemMenuButton, type ItemMenuProps } from './ItemMenu.tsx';

/** The menu of an item, open at once. */
export function ItemMenuList(props: ItemMenuProps): ReactElement {
  const menuStyles = useMenuListStyles();
  const { kind, entries } = props;
  const Choice = kind === 'radio' ? MenuItemRadio : MenuItemCheckbox;
  return (
    <Menu
      defaultOpen
      positioning="below-end"
      checkedValues={{ entry: entries.filter(({ checked }) => checked).map(({ key }) => key) }}
    >
      <MenuTrigger disableButtonEnhancement>
        <ItemMenuButton menu={props} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList className={menuStyles.fitting}>
          {entries.map(({ key, words, lang, checked, onChosen }) =>
            checked === undefined ? (
              <MenuItem key={key} onClick={onChosen}>
                {words}
              </MenuItem>
            ) : (
              <Choice key={key} name="entry" value={key} lang={lang} persistOnClick={false} onClick={onChosen}>
                {words}
              </Choice>
            ),
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
