import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { useWarnBeforeUnload } from '../../routing/leaving/useWarnBeforeUnload.ts';
import { clock } from '../../section/video/clock.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { recordingMessages as messages } from './messages.ts';
import { RecordingTexts } from './RecordingTexts.tsx';
import type { RecordingDialogQuery } from './__generated__/RecordingDialogQuery.graphql.ts';
import { useStage } from './useStage.tsx';

interface RecordingDialogProps {
  /** Told the address of the video, once it is one of the workspace. */
  readonly onRecorded: (url: string) => void;
  readonly onClosed: () => void;
}

const query = graphql`
  query RecordingDialogQuery @throwOnFieldError {
    workspace {
      maxVideoBytes
    }
  }
`;

/** The window that records a video, shows it, and uploads it (SEC-11, INTG-01). */
export function RecordingDialog(props: RecordingDialogProps): ReactElement {
  return (
    <RecordingTexts>
      <RecordingWindow {...props} />
    </RecordingTexts>
  );
}

function RecordingWindow({ onRecorded, onClosed }: RecordingDialogProps): ReactElement {
  const intl = useIntl();
  /** What follows once it is discarded; null while nobody asks. */
  const [asked, setAsked] = useState<'close' | 'again' | null>(null);
  const { workspace } = useLazyLoadQuery<RecordingDialogQuery>(query, {});
  const { body, actions, recordedSeconds, discard } = useStage({
    maxVideoBytes: workspace?.maxVideoBytes ?? limits.videoBytes,
    onRecorded,
    onClosed,
    onDiscard: () => setAsked('close'),
    onAgain: () => setAsked('again'),
  });
  const isRecorded = recordedSeconds !== null;
  useWarnBeforeUnload(isRecorded);
  return (
    <ModalDialog
      title={intl.formatMessage(messages.title)}
      actions={actions}
      onDismissed={() => {
        if (recordedSeconds === null) {
          discard();
          onClosed();
        } else {
          setAsked('close');
        }
      }}
    >
      {body}
      {asked !== null && recordedSeconds !== null ? (
        <ConfirmDialog
          title={intl.formatMessage(messages.discardTitle)}
          confirm={intl.formatMessage(messages.discard)}
          stay={intl.formatMessage(messages.keep)}
          onConfirmed={() => {
            setAsked(null);
            discard();
            if (asked === 'close') onClosed();
          }}
          onDismissed={() => setAsked(null)}
        >
          {intl.formatMessage(messages.discardText, { time: clock(recordedSeconds) })}
        </ConfirmDialog>
      ) : null}
    </ModalDialog>
  );
}
