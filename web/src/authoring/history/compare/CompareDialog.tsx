import { Button, makeStyles } from '@fluentui/react-components';
import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import type { Revision } from '../revision.ts';
import { revisionWords } from '../revisionWords.ts';
import type { Taking } from '../take/TakeButton.tsx';
import { ComparedParts } from './ComparedParts.tsx';
import { compareMessages as messages } from './compareMessages.ts';
import { readComparison } from './readComparison.ts';
import { useAnswer } from './useAnswer.ts';

export interface CompareProps {
  courseId: number;
  /** Those that can be chosen, the newest first. */
  revisions: readonly Revision[];
  /** What it begins with. */
  first: { readonly before: Revision; readonly after: Revision };
  now: number;
  /** Null where the versions are only looked at. */
  taking: Taking | null;
  onClosed: () => void;
}

/** Any two versions of a course side by side (BEY-01). */
export function CompareDialog({ courseId, revisions, first, now, taking, onClosed }: CompareProps): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const environment = useRelayEnvironment();
  const [{ before, after }, setChosen] = useState(first);
  const isSame = before.version === after.version;
  const read = useCallback(
    async () =>
      isSame ? null : readComparison(environment, { courseId, before: before.version, after: after.version }),
    [environment, courseId, isSame, before.version, after.version],
  );
  const [answer, again] = useAnswer(read);
  const options = revisions.map((revision) => {
    const version = revisionWords(intl, revision, now);
    return {
      value: String(revision.version),
      label: revision.current ? intl.formatMessage(messages.isCurrent, { version }) : version,
    };
  });
  const choose = (version: string, put: (revision: Revision) => void): void => {
    const revision = revisions.find((each) => String(each.version) === version);
    if (revision) put(revision);
  };
  return (
    <ModalDialog placement="wide" title={intl.formatMessage(messages.title)} onDismissed={onClosed}>
      <div className={styles.chosen}>
        <SelectField
          label={intl.formatMessage(messages.earlier)}
          value={String(before.version)}
          options={options}
          onChanged={(version) => choose(version, (revision) => setChosen({ before: revision, after }))}
        />
        <SelectField
          label={intl.formatMessage(messages.later)}
          value={String(after.version)}
          options={options}
          onChanged={(version) => choose(version, (revision) => setChosen({ before, after: revision }))}
        />
      </div>
      {answer.is === 'failed' ? (
        <ErrorState
          text={intl.formatMessage(messages.failed)}
          actions={<Button onClick={again}>{intl.formatMessage(messages.again)}</Button>}
        />
      ) : answer.is === 'waiting' || !answer.value ? (
        <p role="status" className={styles.said}>
          {intl.formatMessage(isSame ? messages.sameTwice : messages.comparing)}
        </p>
      ) : (
        <ComparedParts
          key={`${before.version} ${after.version}`}
          courseId={courseId}
          difference={answer.value}
          before={before}
          after={after}
          taking={taking}
        />
      )}
    </ModalDialog>
  );
}

const useStyles = makeStyles({
  chosen: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))', gap: '16px' },
  said: { margin: 0 },
});
