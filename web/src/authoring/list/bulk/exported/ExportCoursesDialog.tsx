import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { ModalDialog } from '../../../../ui/dialog/ModalDialog.tsx';
import { ProgressBar } from '../../../../ui/figure/ProgressBar.tsx';
import { FormError } from '../../../../ui/form/FormError.tsx';
import { useCourseErrorText } from '../../useCourseErrorText.ts';
import { courseExportMessages as messages } from './messages.ts';
import { archiveName, useCourseExport } from './useCourseExport.ts';

/** Exports selected courses as one ZIP (OP-286): how far it is, and then which were left out and why. */
export function ExportCoursesDialog({ ids, onClosed }: { ids: readonly string[]; onClosed: () => void }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const errorText = useCourseErrorText();
  const records = useRelayEnvironment().getStore().getSource();
  const state = useCourseExport(ids);
  const count = ids.length;
  const leftOut = state.is === 'saved' ? state.leftOut : [];
  const nameOf = (id: string): string => {
    const name: unknown = records.get(id)?.['name'];
    return typeof name === 'string' ? name : intl.formatMessage(messages.unnamed);
  };
  return (
    <ModalDialog
      title={intl.formatMessage(messages.title, { count })}
      onDismissed={onClosed}
      actions={
        <Button appearance={state.is === 'reading' ? 'secondary' : 'primary'} onClick={onClosed}>
          {intl.formatMessage(state.is === 'reading' ? messages.cancel : messages.close)}
        </Button>
      }
    >
      {state.is === 'reading' ? (
        <div className={styles.now}>
          <ProgressBar percent={(100 * state.done) / count} label={intl.formatMessage(messages.bar)} />
          <span>{intl.formatMessage(messages.progress, { done: state.done, count })}</span>
        </div>
      ) : null}
      {state.is === 'failed' ? <FormError>{intl.formatMessage(messages.failed)}</FormError> : null}
      <p role="status" className={styles.text}>
        {state.is !== 'saved'
          ? null
          : leftOut.length === count
            ? intl.formatMessage(messages.nothing)
            : intl.formatMessage(messages.saved, { count: count - leftOut.length, file: archiveName })}
      </p>
      {leftOut.length > 0 ? (
        <section className={styles.now}>
          <h3 className={styles.heading}>{intl.formatMessage(messages.leftOut, { count: leftOut.length })}</h3>
          <ul className={styles.list}>
            {leftOut.map(({ id, failure }) => (
              <li key={id}>
                <span className={styles.name}>{nameOf(id)}</span>
                <span className={styles.reason}>{errorText(failure)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </ModalDialog>
  );
}

const useStyles = makeStyles({
  now: { display: 'flex', flexDirection: 'column', gap: '8px' },
  text: { margin: 0, ':empty': { display: 'none' } },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    maxHeight: '240px',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    listStyleType: 'none',
  },
  name: { display: 'block', fontWeight: tokens.fontWeightSemibold },
  reason: { color: tokens.colorNeutralForeground2 },
});
