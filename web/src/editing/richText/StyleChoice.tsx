import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages as messages } from '../messages.ts';
import type { Quill } from './createQuill.ts';
import { tooltipOf } from './keysText.ts';
import { useRichTextStyles } from './RichText.styles.ts';
import { sameKind } from './textCommands.ts';
import { lineStyles } from './tools.tsx';
import type { FormatsNow } from './useQuill.ts';

/** What the line of the cursor is: a paragraph, a heading, a quotation or code. */
export function StyleChoice({ quill, formats }: { quill: Quill; formats: FormatsNow }): ReactElement {
  const intl = useIntl();
  const styles = useRichTextStyles();
  const now =
    lineStyles.find(({ gives }) => gives?.value && sameKind(formats[gives.format], gives.value)) ?? lineStyles[0];
  return (
    <select
      className={styles.style}
      aria-label={intl.formatMessage(messages.lineStyle)}
      value={now.name.id}
      onChange={({ target }) => lineStyles.find(({ name }) => name.id === target.value)?.run(quill)}
    >
      {lineStyles.map((style) => (
        <option key={style.name.id} value={style.name.id} title={tooltipOf(intl, style)}>
          {intl.formatMessage(style.name)}
        </option>
      ))}
    </select>
  );
}
