import { Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useUpdateLanguage } from '../../identity/settings/useUpdateLanguage.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { languages, readLanguage } from '../../i18n/languages.ts';
import { LanguageButton } from '../LanguageMenu.tsx';
import { useViewer } from '../ShellProvider.tsx';

/** The languages to choose from; for a signed-in person the choice is stored, too (I18N-04). */
export function LanguageMenuList(): ReactElement {
  const { language, choose } = useLanguage();
  const updateLanguage = useUpdateLanguage();
  const viewer = useViewer();
  return (
    <Menu
      defaultOpen
      positioning="below-end"
      checkedValues={{ language: [language] }}
      onCheckedValueChange={(_event, { checkedItems }) => {
        const next = readLanguage(checkedItems[0]);
        if (!next) return;
        choose(next);
        if (viewer) updateLanguage(next);
      }}
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
