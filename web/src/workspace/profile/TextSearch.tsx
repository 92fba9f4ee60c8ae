import { makeStyles, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { use, useMemo, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { loadAdminMessages } from '../../admin/loadAdminMessages.ts';
import { loadEditorMessages } from '../../i18n/part/loadEditorMessages.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { languages, readLanguage, type LanguageCode } from '../../i18n/languages.ts';
import { loadFirstMessages, loadOtherMessages } from '../../i18n/loadMessages.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useProfileFields } from './ProfileFormContext.ts';
import { findTexts, replaceableTexts, type KnownText } from './knownTexts.ts';
import { replacedTextMessages as messages } from './replacedTextMessages.ts';
import { useRowsStyles } from '../Rows.styles.ts';

const { texts: mostTexts } = limits.profile;
const mostFound = 8;

const useStyles = makeStyles({
  search: {
    display: 'grid',
    gap: '8px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 480px)': { gridTemplateColumns: '150px minmax(0, 1fr)' },
  },
  icon: { flexShrink: 0, marginInlineEnd: '12px', color: tokens.colorNeutralForeground3 },
  found: {
    margin: '-12px 0 0',
    padding: '4px',
    listStyleType: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  option: {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    padding: '8px 12px',
    border: 'none',
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'default' },
  },
  key: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

// Most likely the language stays what it is: texts that nothing else here draws need not wait for the first drawing.
void loadEditorMessages(readLanguage(document.documentElement.lang) ?? 'en').catch(() => undefined);

/** Finds a text of the interface by its words or its key, in any language, and takes it up to be written again. Suspends until the texts are there. */
export function TextSearch(): ReactElement {
  const styles = useStyles();
  const rows = useRowsStyles();
  const intl = useIntl();
  const { fields, set } = useProfileFields();
  const current = useLanguage().language;
  const [language, setLanguage] = useState<LanguageCode>(fields.language === '' ? current : fields.language);
  const [search, setSearch] = useState('');
  const known = useKnownTexts(language);
  const found = findTexts(known, search, mostFound);
  const has = (key: string): boolean => fields.texts.some((entry) => entry.language === language && entry.key === key);
  const add = ({ key, text }: KnownText): void => {
    set({ texts: [...fields.texts, { language, key, text }] });
    setSearch('');
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only listens to what the fields let through */}
      <div className={styles.search} role="search" onKeyDown={keepFromSaving}>
        <SelectField
          label={intl.formatMessage(messages.textLanguage)}
          value={language}
          options={Object.entries(languages).map(([value, label]) => ({ value, label }))}
          onChanged={(value) => setLanguage(readLanguage(value) ?? language)}
        />
        <TextField
          label={intl.formatMessage(messages.findText)}
          placeholder={intl.formatMessage(messages.findTextExample)}
          autoComplete="off"
          value={search}
          after={<SearchRegular className={styles.icon} fontSize={20} aria-hidden />}
          onChanged={setSearch}
        />
      </div>
      {search.trim() === '' ? null : found.length > 0 ? (
        <ul className={styles.found} aria-label={intl.formatMessage(messages.foundTexts)}>
          {found.map((entry) => (
            <li key={entry.key}>
              <button
                type="button"
                className={styles.option}
                disabled={has(entry.key) || fields.texts.length >= mostTexts}
                onClick={() => add(entry)}
              >
                {entry.text}
                <span className={styles.key}>{entry.key}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p role="status" className={rows.empty}>
          {intl.formatMessage(messages.noTextFound)}
        </p>
      )}
    </>
  );
}

/** Enter in a field would save the profile. */
function keepFromSaving(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** All replaceable texts of a language. Suspends until they are there. */
function useKnownTexts(language: LanguageCode): KnownText[] {
  const first = use(loadFirstMessages(language));
  const others = use(loadOtherMessages(language));
  const admin = use(loadAdminMessages(language));
  const editor = use(loadEditorMessages(language));
  return useMemo(() => replaceableTexts({ ...first, ...others, ...admin, ...editor }), [first, others, admin, editor]);
}
