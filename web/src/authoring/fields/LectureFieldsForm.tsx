import { makeStyles } from '@fluentui/react-components';
import { Suspense, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { LectureFields, QuestionBank } from '../draft/courseDraft.ts';
import type { QuestionDraft } from '../draft/questionDraft.ts';
import { LazyQuestionBankEditor } from '../../quiz/questionEditors.ts';
import { AuthorField } from '../../editing/AuthorField.tsx';
import { courseFieldMessages as messages } from './courseFieldMessages.ts';
import { MediaSourceField } from './MediaSourceField.tsx';
import { MinutesField } from '../../editing/MinutesField.tsx';
import { MediaField } from '../../editing/media/MediaField.tsx';

/** Every field of a lecture: name, description, duration, header cover, media, how the page moves on, and the bank. */
export function LectureFieldsForm({
  fields,
  questions,
  onChange,
  onBank,
}: {
  fields: LectureFields;
  /** All of the lecture, which a bank draws from. */
  questions: readonly QuestionDraft[];
  onChange: (changed: Partial<Omit<LectureFields, 'questionBank'>>) => void;
  onBank: (bank: QuestionBank | null) => void;
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
      {questions.length > 0 ? (
        <Suspense fallback={<Skeleton height="120px" />}>
          <LazyQuestionBankEditor bank={fields.questionBank} questions={questions} onChange={onBank} />
        </Suspense>
      ) : null}
    </div>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  row: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))' },
});
