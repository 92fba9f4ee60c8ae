import { Button } from '@fluentui/react-components';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '../../ui/messages.ts';
import { recordablePictures, type Wanted } from './capture.ts';
import { ChooseSource } from './ChooseSource.tsx';
import { Finishing } from './Finishing.tsx';
import { GettingReady } from './GettingReady.tsx';
import { RecordingPreview } from './RecordingPreview.tsx';
import { recordingMessages as messages } from './messages.ts';
import { Recording } from './Recording.tsx';
import { megabytesOf } from './recordingLimits.ts';
import { StageButton } from './StageButton.tsx';
import { useRecording } from './useRecording.ts';
import { useSendRecording } from './useSendRecording.ts';

/** What the window shows of a recording, and what can be done with it now. */
export interface Stage {
  readonly body: ReactNode;
  readonly actions: ReactNode;
  /** How long what would be lost is; null where nothing would be. */
  readonly recordedSeconds: number | null;
  readonly discard: () => void;
}

/** The stage that a recording is at. */
export function useStage({
  maxVideoBytes,
  onRecorded,
  onClosed,
  onDiscard,
  onAgain,
}: {
  /** As the platform takes them. */
  readonly maxVideoBytes: number;
  readonly onRecorded: (url: string) => void;
  readonly onClosed: () => void;
  /** The author wants to throw it away, or to record another in its place: to be asked first. */
  readonly onDiscard: () => void;
  readonly onAgain: () => void;
}): Stage {
  const intl = useIntl();
  const [first = 'screen'] = recordablePictures();
  const [wanted, setWanted] = useState<Wanted>({ picture: first, microphone: true });
  const [started, setStarted] = useState(false);
  const { state, start, pause, resume, stop, discard: forget } = useRecording(maxVideoBytes);
  const sending = useSendRecording((url) => {
    forget();
    onRecorded(url);
  });
  const isRefused = sending.upload?.state.is === 'failed' && !sending.upload.state.mayRetry;
  const discard = (): void => {
    sending.cancel();
    forget();
  };
  const staged = (body: ReactElement, actions: ReactNode, recordedSeconds: number | null = null): Stage => ({
    body,
    actions,
    recordedSeconds,
    discard,
  });
  switch (state.is) {
    case 'choosing':
    case 'asking':
      return staged(
        <ChooseSource
          megabytes={megabytesOf(maxVideoBytes)}
          wanted={wanted}
          asking={state.is === 'asking'}
          problem={state.is === 'choosing' ? state.problem : null}
          onChanged={setWanted}
        />,
        <>
          <Button
            onClick={() => {
              discard();
              onClosed();
            }}
          >
            {intl.formatMessage(uiMessages.cancel)}
          </Button>
          {recordablePictures().length === 0 ? null : (
            <StageButton
              // The window itself gives the focus to what it begins with.
              focused={started}
              disabledFocusable={state.is === 'asking'}
              onClick={() => {
                setStarted(true);
                start(wanted);
              }}
            >
              {intl.formatMessage(messages.start)}
            </StageButton>
          )}
        </>,
      );
    case 'counting':
      return staged(
        <GettingReady left={state.left} stream={state.stream} shown={wanted.picture} />,
        <StageButton appearance="secondary" onClick={discard}>
          {intl.formatMessage(uiMessages.cancel)}
        </StageButton>,
      );
    case 'recording':
      return staged(
        <Recording {...state} shown={wanted.picture} />,
        <>
          <Button onClick={state.paused ? resume : pause}>
            {intl.formatMessage(state.paused ? messages.resume : messages.pause)}
          </Button>
          <StageButton onClick={stop}>{intl.formatMessage(messages.stop)}</StageButton>
        </>,
        state.seconds,
      );
    case 'finishing':
      return staged(<Finishing />, null, state.seconds);
    case 'done':
      return staged(
        <RecordingPreview
          megabytes={megabytesOf(maxVideoBytes)}
          recording={state.recording}
          upload={sending.upload}
          name={sending.nameOf(state.recording)}
        />,
        sending.upload?.state.is === 'failed' || sending.upload === null ? (
          <>
            <Button onClick={onDiscard}>{intl.formatMessage(messages.discard)}</Button>
            {state.recording.isSeekable && !isRefused ? (
              <>
                <Button onClick={onAgain}>{intl.formatMessage(messages.again)}</Button>
                <StageButton onClick={() => sending.send(state.recording)}>
                  {intl.formatMessage(sending.upload === null ? messages.use : messages.sendAgain)}
                </StageButton>
              </>
            ) : (
              <StageButton onClick={onAgain}>{intl.formatMessage(messages.again)}</StageButton>
            )}
          </>
        ) : (
          <StageButton appearance="secondary" onClick={sending.cancel}>
            {intl.formatMessage(messages.cancelSending)}
          </StageButton>
        ),
        state.recording.seconds,
      );
  }
}
