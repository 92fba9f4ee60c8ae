import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { ModuleFields } from '../draft/courseDraft.ts';
import { AuthorField } from '../../editing/AuthorField.tsx';
import { courseFieldMessages as messages } from './courseFieldMessages.ts';
import { FieldRow } from '../../editing/FieldGroup.tsx';
import { MinutesField } from '../../editing/MinutesField.tsx';
import { TimeField } from '../../ui/form/TimeField.tsx';
import { ZoneNote } from '../../ui/time/ZoneNote.tsx';

/** Every field of a module: name, description, when it opens, duration. */
export function ModuleFieldsForm({
  fields,
  onChange,
}: {
  fields: ModuleFields;
  onChange: (changed: Partial<ModuleFields>) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  return (
    <div className={styles.form}>
      <AuthorField
        label={intl.formatMessage(messages.name)}
        value={fields.name}
        onChanged={(name) => onChange({ name })}
      />
      <AuthorField
        label={intl.formatMessage(messages.about)}
        value={fields.description}
        onChanged={(description) => onChange({ description })}
      />
      <FieldRow>
        <TimeField
          label={intl.formatMessage(messages.start)}
          value={fields.startTime}
          onChanged={(startTime) => onChange({ startTime })}
        />
        <TimeField
          label={intl.formatMessage(messages.availableFrom)}
          value={fields.availableFromTime}
          onChanged={(availableFromTime) => onChange({ availableFromTime })}
        />
        <MinutesField
          label={intl.formatMessage(messages.duration)}
          value={fields.durationMinutes}
          onChanged={(durationMinutes) => onChange({ durationMinutes })}
        />
      </FieldRow>
      <ZoneNote />
    </div>
  );
}

const useStyles = makeStyles({ form: { display: 'flex', flexDirection: 'column', gap: '16px' } });
