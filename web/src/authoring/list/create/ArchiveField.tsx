import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useFieldStyles } from '../../../ui/form/Field.styles.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { courseListMessages as messages } from '../messages.ts';

/** Takes the archive of a SCORM package, chosen or dropped; its editor uploads it (OP-236). */
export function ArchiveField({ onChosen }: { onChosen: (file: File | null) => void }): ReactElement {
  const intl = useIntl();
  const field = useFieldStyles();
  return (
    <Field label={intl.formatMessage(messages.archiveLabel)} hint={intl.formatMessage(messages.archiveHint)}>
      {(control) => (
        <input
          {...control}
          className={mergeClasses(control.className, field.file)}
          type="file"
          accept=".zip,application/zip"
          onChange={({ target }) => onChosen(target.files?.[0] ?? null)}
        />
      )}
    </Field>
  );
}
