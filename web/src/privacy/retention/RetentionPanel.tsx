import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, useDeferredValue, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useErrorText } from '../../errors/useErrorText.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { RetryBoundary } from '../../routing/part/RetryBoundary.tsx';
import { privacyMessages as messages } from '../messages.ts';
import { ConfirmRetention } from './ConfirmRetention.tsx';
import { RetentionFields } from './RetentionFields.tsx';
import { isSame, type RetentionValues } from './retentionForm.ts';
import { RetentionPreview } from './RetentionPreview.tsx';
import { useUpdateRetention } from './useUpdateRetention.ts';
import type { RetentionPanel_workspace$key } from './__generated__/RetentionPanel_workspace.graphql.ts';

const useStyles = makeStyles({
  panel: {
    display: 'grid',
    gap: '32px',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Beside the form the table of people has room for whole dates.
    '@media (min-width: 1280px)': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)', gap: '48px' },
  },
  form: { display: 'flex', flexDirection: 'column', gap: '24px', maxWidth: '560px' },
  buttons: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  note: { color: tokens.colorNeutralForeground2 },
});

/** How long things are kept, and what would go by it, before it is saved (BEY-20). */
export function RetentionPanel({ workspace: key }: { workspace: RetentionPanel_workspace$key }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { retention } = useFragment(
    graphql`
      fragment RetentionPanel_workspace on Workspace @throwOnFieldError {
        retention @required(action: THROW) {
          factMonths
          auditMonths
          inactiveAccountMonths
        }
      }
    `,
    key,
  );
  const stored: RetentionValues = {
    factMonths: retention.factMonths ?? null,
    auditMonths: retention.auditMonths,
    inactiveAccountMonths: retention.inactiveAccountMonths ?? null,
  };
  const [values, setValues] = useState(stored);
  const previewed = useDeferredValue(values);
  const [asking, setAsking] = useState(false);
  const [save, pending, failure] = useUpdateRetention(() => {
    setAsking(false);
    toast({ intent: 'success', text: intl.formatMessage(messages.saved) });
  });
  const isChanged = !isSame(values, stored);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isChanged) setAsking(true);
  };
  return (
    <div className={styles.panel}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <RetentionFields stored={stored} values={values} onChanged={setValues} />
        {failure && !pending && !asking ? <FormError>{errorText(failure)}</FormError> : null}
        <div className={styles.buttons}>
          <Button type="submit" appearance="primary" disabledFocusable={!isChanged || pending}>
            {intl.formatMessage(messages.save)}
          </Button>
          {isChanged ? (
            <Button onClick={() => setValues(stored)}>{intl.formatMessage(messages.undo)}</Button>
          ) : (
            <span className={styles.note}>{intl.formatMessage(messages.isSaved)}</span>
          )}
        </div>
      </form>
      <Section heading={intl.formatMessage(isChanged ? messages.wouldGo : messages.goesNow)}>
        <RetryBoundary>
          <Suspense fallback={<Skeleton height={160} />}>
            <RetentionPreview values={previewed} busy={previewed !== values} />
          </Suspense>
        </RetryBoundary>
      </Section>
      {asking ? (
        <ConfirmRetention
          values={values}
          pending={pending}
          failure={failure}
          onConfirmed={() => save(values)}
          onDismissed={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
