import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Fragment, useCallback, useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useRevalidator } from 'react-router';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { useFieldStyles } from '../../../ui/form/Field.styles.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { focusFirstInvalid } from '../../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../../ui/form/FormError.tsx';
import { useToast } from '../../../ui/toastContext.ts';
import { courseListMessages as messages } from '../messages.ts';
import { useCourseErrorText } from '../useCourseErrorText.ts';
import { readCourseFile, type CourseFile } from './readCourseFile.ts';
import { ImportLeftovers } from './ImportLeftovers.tsx';
import { useImportCourse, type ImportedCourse } from './useImportCourse.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  paths: { margin: 0, paddingInlineStart: '20px', fontFamily: tokens.fontFamilyMonospace },
});

function problemOf(read: CourseFile | null, intl: IntlShape): string | null {
  if (read === null) return intl.formatMessage(messages.fileMissing);
  if ('content' in read) return null;
  switch (read.wrong) {
    case 'tooLarge':
      return intl.formatMessage(messages.fileTooLarge);
    case 'noCourse':
      return intl.formatMessage(messages.fileNoJson);
    case 'tooDeep':
      return intl.formatMessage(messages.fileTooDeep, { path: read.path });
  }
}

/** Takes a file and imports the course in it (IMPEX-02, OP-73). What does not fit is named by its place in the file. */
export function ImportStep({ onBack, onClosed }: { onBack: () => void; onClosed: () => void }): ReactElement {
  const styles = useStyles();
  const field = useFieldStyles();
  const intl = useIntl();
  const toast = useToast();
  const revalidator = useRevalidator();
  const errorText = useCourseErrorText();
  const formId = useId();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [incomplete, setIncomplete] = useState<ImportedCourse | null>(null);
  const imported = useCallback(
    (course: ImportedCourse) => {
      void revalidator.revalidate();
      if (course.warnings.length > 0) {
        setIncomplete(course);
        return;
      }
      onClosed();
      toast({ intent: 'success', text: intl.formatMessage(messages.wasImported, { course: course.name }) });
    },
    [intl, onClosed, revalidator, toast],
  );
  const [send, pending, refusal] = useImportCourse(imported);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = file && (await readCourseFile(file));
    setProblem(problemOf(read, intl));
    if (file && read && 'content' in read) send(read.content, file);
    else focusFirstInvalid(form);
  };
  if (incomplete) return <ImportLeftovers imported={incomplete} onClosed={onClosed} />;
  return (
    <ModalDialog
      title={intl.formatMessage(messages.importFile)}
      onDismissed={onClosed}
      actions={
        <>
          <Button onClick={onBack}>{intl.formatMessage(messages.back)}</Button>
          <Button type="submit" form={formId} appearance="primary" disabledFocusable={pending}>
            {intl.formatMessage(pending ? messages.importing : messages.importAction)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {refusal && !pending ? (
          <FormError>
            {refusal.paths.length === 0 ? (
              errorText(refusal.failure)
            ) : (
              <>
                <span>{intl.formatMessage(messages.fileWrong)}</span>
                <ul className={styles.paths}>
                  {refusal.paths.slice(0, 5).map((path) => (
                    <li key={path}>
                      <PathInFile path={path} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </FormError>
        ) : null}
        <Field
          label={intl.formatMessage(messages.fileLabel)}
          hint={intl.formatMessage(messages.fileHint)}
          problem={problem ?? undefined}
        >
          {(control) => (
            <input
              {...control}
              className={mergeClasses(control.className, field.file)}
              type="file"
              accept=".json,application/json"
              onChange={({ target }) => {
                setProblem(null);
                setFile(target.files?.[0] ?? null);
              }}
            />
          )}
        </Field>
      </form>
    </ModalDialog>
  );
}

/** A path that breaks where its parts meet, rather than within a name. */
function PathInFile({ path }: { path: string }): ReactElement[] {
  const parts = path.split('.');
  return parts.map((part, at) => (
    <Fragment key={parts.slice(0, at + 1).join('.')}>
      {at > 0 ? (
        <>
          .<wbr />
        </>
      ) : null}
      {part}
    </Fragment>
  ));
}
