import { useIntl } from 'react-intl';
import type { Upload } from '../../file/uploadQueue.ts';
import { useLibraryUploads } from '../library/useLibraryUploads.ts';
import { recordingMessages as messages } from './messages.ts';
import type { Recording } from './recordingMachine.ts';

/** Uploads a recording into the library. What failed is sent again as it is. */
export function useSendRecording(onSent: (url: string) => void): {
  /** Null while none is under way. */
  readonly upload: Upload | null;
  readonly send: (recording: Recording) => void;
  readonly cancel: () => void;
  readonly nameOf: (recording: Recording) => string;
} {
  const intl = useIntl();
  const { uploads, add, remove } = useLibraryUploads('CONTENT', (file) => onSent(file.url));
  const cancel = (): void => uploads.forEach(({ key }) => remove(key));
  const nameOf = ({ endTime }: Recording): string =>
    `${intl.formatMessage(messages.fileName, { time: fileTime(endTime) })}.webm`;
  return {
    upload: uploads.at(-1) ?? null,
    send: (recording) => {
      cancel();
      add([new File([recording.blob], nameOf(recording), { type: 'video/webm' })]);
    },
    cancel,
    nameOf,
  };
}

/** A moment as it may stand in the name of a file: by the clock of its author, without colons. */
function fileTime(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16).replace('T', ' ').replace(':', '.');
}
