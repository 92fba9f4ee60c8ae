import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { FolderArrowRight20Regular } from '@fluentui/react-icons/svg/folder-arrow-right';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { editorMessages as messages } from '../editorMessages.ts';
import { useMenuListStyles } from '../../ui/menu/useMenuListStyles.ts';

/** Puts an item into a category without dragging it (WCAG 2.5.7). */
export function PutIntoMenu({
  name,
  categories,
  onPut,
}: {
  name: string;
  /** Those that the item can still be put into. */
  categories: readonly { readonly key: string; readonly name: string }[];
  onPut: (category: string) => void;
}): ReactElement {
  const intl = useIntl();
  const menuStyles = useMenuListStyles();
  const lang = useContentLanguage();
  return (
    <Menu>
      <MenuTrigger>
        <Button
          appearance="subtle"
          icon={<FolderArrowRight20Regular />}
          disabledFocusable={categories.length === 0}
          aria-label={intl.formatMessage(messages.putInto, { name })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList className={menuStyles.fitting}>
          {categories.map((category) => (
            <MenuItem key={category.key} lang={lang} onClick={() => onPut(category.key)}>
              {category.name}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
