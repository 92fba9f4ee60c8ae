import { Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { languages } from '../../i18n/languages.ts';
import { LanguageButton } from '../LanguageMenu.tsx';
import { belowHeader } from './belowHeader.ts';
import { useChooseLanguage } from './useChooseLanguage.ts';

/** The languages to choose from; for a signed-in person the choice is stored, too (I18N-04). */
export function LanguageMenuList(): ReactElement {
  const { language } = useLanguage();
  const choose = useChooseLanguage();
  return (
    <Menu
      defaultOpen
      positioning={belowHeader}
      checkedValues={{ language: [language] }}
      onCheckedValueChange={(_event, { checkedItems }) => choose(checkedItems[0])}
    >
      <MenuTrigger disableButtonEnhancement>
        <LanguageButton />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {Object.entries(languages).map(([code, name]) => (
            <MenuItemRadio key={code} name="language" value={code} lang={code}>
              {name}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
