import { Menu, MenuButton, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { GlobeRegular } from '@fluentui/react-icons/svg/globe';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useUpdateLanguage } from '../identity/useUpdateLanguage.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { languages, readLanguage } from '../i18n/languages.ts';
import { shellMessages } from './messages.ts';
import { useViewer } from './ShellProvider.tsx';

/** Switches the language of the interface (I18N-03); for a signed-in person also the stored one (I18N-04). */
export function LanguageMenu(): ReactElement {
  const intl = useIntl();
  const { language, choose } = useLanguage();
  const updateLanguage = useUpdateLanguage();
  const viewer = useViewer();
  const label = intl.formatMessage(shellMessages.language);

  return (
    <Menu
      checkedValues={{ language: [language] }}
      onCheckedValueChange={(_event, { checkedItems }) => {
        const next = readLanguage(checkedItems[0]);
        if (!next) return;
        choose(next);
        if (viewer) updateLanguage(next);
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <MenuButton
          appearance="subtle"
          icon={<GlobeRegular fontSize={20} />}
          aria-label={`${label}: ${languages[language]}`}
        >
          {language.toUpperCase()}
        </MenuButton>
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
