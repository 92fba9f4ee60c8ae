import { Button } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { Suspense, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { languages } from '../../i18n/languages.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useProfileFields } from './ProfileFormContext.ts';
import type { ReplacedText } from './profileFields.ts';
import { replacedTextMessages as messages } from './replacedTextMessages.ts';
import { useRowsStyles } from '../Rows.styles.ts';
import { TextSearch } from './TextSearch.tsx';

/** Interface texts that the workspace replaces (WS-08, I18N-05): found by their words, then written again, by language. */
export function ReplacedTexts(): ReactElement {
  const rows = useRowsStyles();
  const intl = useIntl();
  const { fields, set } = useProfileFields();
  return (
    <>
      <Suspense fallback={<Skeleton height={68} />}>
        <TextSearch />
      </Suspense>
      {fields.texts.length > 0 ? (
        <ul className={rows.rows}>
          {fields.texts.map((entry) => (
            <li key={`${entry.language} ${entry.key}`} className={rows.row}>
              <Replacement
                entry={entry}
                onChanged={(text) =>
                  set({ texts: fields.texts.map((other) => (other === entry ? { ...entry, text } : other)) })
                }
              />
              <Button
                className={rows.remove}
                appearance="subtle"
                icon={<DeleteRegular fontSize={20} />}
                aria-label={intl.formatMessage(messages.removeText, { key: entry.key })}
                onClick={() => set({ texts: fields.texts.filter((other) => other !== entry) })}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={rows.empty}>{intl.formatMessage(messages.noTexts)}</p>
      )}
    </>
  );
}

function Replacement({ entry, onChanged }: { entry: ReplacedText; onChanged: (text: string) => void }): ReactElement {
  const intl = useIntl();
  const { problem } = useProfileFields();
  return (
    <TextField
      label={entry.key}
      note={languages[entry.language]}
      hint={entry.text.trim() === '' ? intl.formatMessage(messages.emptyText) : undefined}
      autoComplete="off"
      value={entry.text}
      problem={problem(`i18n.${entry.language}.${entry.key}`)}
      onChanged={onChanged}
    />
  );
}
