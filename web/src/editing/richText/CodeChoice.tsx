import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { codeLanguages } from '../../ui/authorHtml/authorHtmlRules.ts';
import { codeName } from '../../ui/authorHtml/drawn/codeNames.ts';
import { fieldMessages as messages } from '../messages.ts';
import type { Quill } from './createQuill.ts';
import { useRichTextStyles } from './RichText.styles.ts';
import { setCodeLanguage } from './textCommands.ts';

/** The language of the block of code that the cursor is in. `now`: true where it says none. */
export function CodeChoice({ quill, now }: { quill: Quill; now: unknown }): ReactElement {
  const intl = useIntl();
  const styles = useRichTextStyles();
  return (
    <select
      className={styles.style}
      aria-label={intl.formatMessage(messages.codeLanguage)}
      value={typeof now === 'string' ? now : ''}
      onChange={({ target }) => setCodeLanguage(quill, target.value === '' ? true : target.value)}
    >
      <option value="">{intl.formatMessage(messages.noCodeLanguage)}</option>
      {codeLanguages.map((language) => (
        <option key={language} value={language}>
          {codeName(language)}
        </option>
      ))}
    </select>
  );
}
