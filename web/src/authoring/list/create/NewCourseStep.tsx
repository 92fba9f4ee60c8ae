import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect, useId, useRef, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { focusFirstInvalid } from '../../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { courseListMessages as messages } from '../messages.ts';
import { ArchiveField } from './ArchiveField.tsx';
import { MoreSettings } from './MoreSettings.tsx';
import { isTyped, type NewCourseKind } from './newCourse.ts';
import { StructureFields } from './StructureFields.tsx';
import { useDiscarding } from './useDiscarding.tsx';
import { useNewCourse } from './useNewCourse.ts';

const column = { display: 'flex', flexDirection: 'column', gap: '16px' } as const;
const useStyles = makeStyles({ all: column, form: column });

const titles = {
  basic: messages.basic,
  external: messages.external,
  umbrella: messages.umbrella,
  scorm: messages.scorm,
} as const;

const nameOfArchive = ({ name }: File): string => name.replace(/\.zip$/i, '').slice(0, 255);

/**
 * The form for a new course: its name, where it is found or how much it holds, and closed below them what else it may state (CRS-10 to
 * CRS-14, VAL-10). It then opens for editing.
 */
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
  const formId = useId();
  const element = useRef<HTMLDivElement>(null);
  const editing = useNewCourse(kind);
  const { form, wrong, refused, pending, failure, change } = editing;
  const [leaving, leave] = useDiscarding(isTyped(form));
  const refusals = refused.size;
  useEffect(() => {
    if (!pending && refusals > 0 && element.current) return focusFirstInvalid(element.current);
    return undefined;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once after each answer, not while what was refused is mended
  }, [pending]);
  // Its name is most often that of the course; what was typed stays.
  const chooseArchive = (archive: File | null): void =>
    change({ archive, ...(archive && form.name.trim() === '' ? { name: nameOfArchive(archive) } : {}) });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!editing.submit() && element.current) focusFirstInvalid(element.current);
  };
  return (
    <ModalDialog
      title={intl.formatMessage(titles[kind])}
      onDismissed={() => leave(onClosed)}
      actions={
        <>
          <Button onClick={() => leave(onBack)}>{intl.formatMessage(messages.back)}</Button>
          <Button type="submit" form={formId} appearance="primary" disabledFocusable={pending}>
            {intl.formatMessage(pending ? messages.creating : messages.createAction)}
          </Button>
        </>
      }
    >
      <div ref={element} className={styles.all}>
        <form id={formId} className={styles.form} noValidate onSubmit={submit}>
          {failure === null ? null : <FormError>{failure}</FormError>}
          <TextField
            label={intl.formatMessage(messages.nameLabel)}
            maxLength={255}
            autoComplete="off"
            value={form.name}
            problem={wrong.has('name') ? intl.formatMessage(messages.nameMissing) : refused.get('name')}
            onChanged={(name) => change({ name })}
          />
          {kind === 'external' ? (
            <TextField
              label={intl.formatMessage(messages.addressLabel)}
              type="url"
              inputMode="url"
              maxLength={2000}
              autoComplete="off"
              placeholder="https://"
              value={form.externalUrl}
              problem={
                wrong.has('externalUrl') ? intl.formatMessage(messages.addressWrong) : refused.get('externalUrl')
              }
              onChanged={(externalUrl) => change({ externalUrl })}
            />
          ) : null}
          {kind === 'scorm' ? <ArchiveField onChosen={chooseArchive} /> : null}
          {kind === 'basic' ? (
            <StructureFields size={form.size} wrong={wrong} onChanged={(size) => change({ size })} />
          ) : null}
        </form>
        {/* Beside the form: what chooses a file has one of its own. */}
        <MoreSettings kind={kind} editing={editing} />
        {leaving}
      </div>
    </ModalDialog>
  );
}
