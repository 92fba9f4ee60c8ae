import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SelectField } from '../../ui/form/SelectField.tsx';
import type { LectureFields } from '../draft/courseDraft.ts';
import { AuthorField } from '../../editing/AuthorField.tsx';
import { courseFieldMessages as messages } from './courseFieldMessages.ts';
import { MediaSourceField } from './MediaSourceField.tsx';
import { MinutesField } from '../../editing/MinutesField.tsx';
import { MediaField } from '../../editing/media/MediaField.tsx';

/** Every field of a lecture: name, description, duration, header cover, media, and how the page moves on. */
export function LectureFieldsForm({
  fields,
  onChange,
}: {
  fields: LectureFields;
  onChange: (changed: Partial<Omit<LectureFields, 'questionBank'>>) => void;
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
      <div className={styles.row}>
        <MinutesField
          label={intl.formatMessage(messages.duration)}
          value={fields.durationMinutes}
          onChanged={(durationMinutes) => onChange({ durationMinutes })}
        />
        <SelectField
          label={intl.formatMessage(messages.navigationMode)}
          value={fields.navigationMode}
          options={[
            { value: 'NEXT_BUTTON', label: intl.formatMessage(messages.byButton) },
            { value: 'SCROLL', label: intl.formatMessage(messages.byScrolling) },
          ]}
          onChanged={(mode) => onChange({ navigationMode: mode as LectureFields['navigationMode'] })}
        />
      </div>
      <MediaField
        label={intl.formatMessage(messages.headerImage)}
        value={fields.headerImageUrl}
        types={['IMAGE']}
        onChanged={(headerImageUrl) => onChange({ headerImageUrl })}
      />
      <MediaSourceField value={fields.mediaSource} onChanged={(mediaSource) => onChange({ mediaSource })} />
    </div>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  row: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))' },
});
