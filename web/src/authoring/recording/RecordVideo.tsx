import { Button } from '@fluentui/react-components';
import { lazy, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { recordButtonMessages as messages } from './buttonMessages.ts';

const RecordingDialog = lazy(async () => ({ default: (await import('./RecordingDialog.tsx')).RecordingDialog }));

/** A button that records a video for the field that it stands by. What it opens loads with the first press. */
export function RecordVideo({
  field,
  onRecorded,
}: {
  /** The name of the field. */
  field: string;
  /** Told the address of the video. */
  onRecorded: (url: string) => void;
}): ReactElement {
  const intl = useIntl();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={intl.formatMessage(messages.recordFor, { field })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {intl.formatMessage(messages.record)}
      </Button>
      {open ? (
        <LazyBoundary
          onFailed={() => {
            setOpen(false);
            toast({ intent: 'error', text: intl.formatMessage(messages.unavailable) });
          }}
        >
          <RecordingDialog
            onClosed={() => setOpen(false)}
            onRecorded={(url) => {
              setOpen(false);
              onRecorded(url);
            }}
          />
        </LazyBoundary>
      ) : null}
    </>
  );
}
