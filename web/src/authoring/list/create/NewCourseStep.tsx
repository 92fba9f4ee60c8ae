import { Button, makeStyles } from '@fluentui/react-components';
import { useCallback, useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router';
import { links } from '../../../routing/links.ts';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { focusFirstInvalid } from '../../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { courseListMessages as messages } from '../messages.ts';
import { useCourseErrorText } from '../useCourseErrorText.ts';
import { basicStructure, largestStructure, type StructureSize } from './basicStructure.ts';
import { useCreateCourse } from './useCreateCourse.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  counts: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10em), 1fr))' },
});

/** The kinds of course that the form makes. */
export type NewCourseKind = 'basic' | 'external' | 'umbrella' | 'scorm';

const types = { basic: 'NORMAL', external: 'EXTERNAL', umbrella: 'DECISION_TREE', scorm: 'SCORM_COURSE' } as const;
const titles = {
  basic: messages.basic,
  external: messages.external,
  umbrella: messages.umbrella,
  scorm: messages.scorm,
} as const;

const counts: readonly (readonly [keyof StructureSize, MessageDescriptor])[] = [
  ['modules', messages.modulesLabel],
  ['lectures', messages.lecturesLabel],
  ['sections', messages.sectionsLabel],
];

const isAddress = (text: string): boolean => /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text);

/** Whether a count was typed that the structure may have. */
const isCount = (text: string, most: number): boolean =>
  /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most;

/** The form for a new course: its name, where it is found, how much it holds (CRS-10, CRS-14, VAL-10). It then opens for editing. */
export function NewCourseStep({
  kind,
  onBack,
  onClosed,
}: {
  kind: NewCourseKind;
  onBack: () => void;
  onClosed: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const navigate = useNavigate();
  const errorText = useCourseErrorText();
  const formId = useId();
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [size, setSize] = useState({ modules: '1', lectures: '3', sections: '1' });
  const [tried, setTried] = useState(false);
  const created = useCallback((courseId: number) => void navigate(links.editCourse(courseId)), [navigate]);
  const [send, pending, failure] = useCreateCourse(created);
  const wrong = {
    name: name.trim() === '',
    address: kind === 'external' && !isAddress(address.trim()),
    counts: kind === 'basic' && counts.some(([count]) => !isCount(size[count], largestStructure[count])),
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (wrong.name || wrong.address || wrong.counts) {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    const numbers = { modules: Number(size.modules), lectures: Number(size.lectures), sections: Number(size.sections) };
    send({
      fields: {
        name: name.trim(),
        type: types[kind],
        ...(kind === 'external' ? { externalUrl: address.trim() } : {}),
      },
      ...(kind === 'basic'
        ? {
            modules: basicStructure(numbers, {
              module: (number) => intl.formatMessage(messages.moduleName, { number }),
              lecture: (number) => intl.formatMessage(messages.lectureName, { number }),
            }),
          }
        : {}),
    });
  };
  return (
    <ModalDialog
      title={intl.formatMessage(titles[kind])}
      onDismissed={onClosed}
      actions={
        <>
          <Button onClick={onBack}>{intl.formatMessage(messages.back)}</Button>
          <Button type="submit" form={formId} appearance="primary" disabledFocusable={pending}>
            {intl.formatMessage(pending ? messages.creating : messages.createAction)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
        <TextField
          label={intl.formatMessage(messages.nameLabel)}
          maxLength={255}
          autoComplete="off"
          value={name}
          problem={tried && wrong.name ? intl.formatMessage(messages.nameMissing) : undefined}
          onChanged={setName}
        />
        {kind === 'external' ? (
          <TextField
            label={intl.formatMessage(messages.addressLabel)}
            type="url"
            inputMode="url"
            maxLength={2000}
            autoComplete="off"
            placeholder="https://"
            value={address}
            problem={tried && wrong.address ? intl.formatMessage(messages.addressWrong) : undefined}
            onChanged={setAddress}
          />
        ) : null}
        {kind === 'basic' ? (
          <div className={styles.counts}>
            {counts.map(([count, label]) => (
              <TextField
                key={count}
                label={intl.formatMessage(label)}
                inputMode="numeric"
                maxLength={3}
                autoComplete="off"
                value={size[count]}
                problem={
                  tried && !isCount(size[count], largestStructure[count])
                    ? intl.formatMessage(messages.countWrong, { most: largestStructure[count] })
                    : undefined
                }
                onChanged={(typed) => setSize((now) => ({ ...now, [count]: typed }))}
              />
            ))}
          </div>
        ) : null}
      </form>
    </ModalDialog>
  );
}
