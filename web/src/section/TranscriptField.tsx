import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { Field } from '../ui/form/Field.tsx';
import { captionMessages as messages } from './videoText/captionMessages.ts';

/** As the platform has it. */
const longestTranscript = 200_000;

/** What is said in a video or a sound, a line each. */
export function TranscriptField({
  value,
  onChanged,
}: {
  value: string;
  onChanged: (value: string) => void;
}): ReactElement {
  const intl = useIntl();
  const lang = useContentLanguage();
  return (
    <Field label={intl.formatMessage(messages.transcript)} hint={intl.formatMessage(messages.transcriptHint)}>
      {(control) => (
        <textarea
          {...control}
          rows={4}
          maxLength={longestTranscript}
          lang={lang}
          value={value}
          onChange={(event) => onChanged(event.target.value)}
        />
      )}
    </Field>
  );
}
