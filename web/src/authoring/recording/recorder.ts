import { recordingType, stopTracks } from './capture.ts';
import { bitsPerSecond, mostSeconds } from './recordingLimits.ts';

/** What ended a recording: its author, the longest time, or the largest size. */
export type EndedBy = 'author' | 'time' | 'size';

/** What a browser has recorded: nobody can seek in it yet. */
export interface RawRecording {
  readonly blob: Blob;
  readonly seconds: number;
  readonly endedBy: EndedBy;
}

export interface Recorder {
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
}

/** How often what was recorded is handed over, and the time told. */
const sliceMs = 1000;

/**
 * Records a stream until it is stopped, its picture or sound ends, as by the browser's own bar or a plug that was pulled, or a limit is
 * reached; stops the stream then. Limits are looked at with each slice: timers of a page in the background may rest for a minute. Throws where
 * the browser does not begin.
 */
export function startRecorder(
  stream: MediaStream,
  mostBytes: number,
  told: { readonly onSeconds: (seconds: number) => void; readonly onEnded: (recorded: RawRecording) => void },
): Recorder {
  const recorder = new MediaRecorder(stream, { mimeType: recordingType() ?? 'video/webm', ...bitsPerSecond });
  const slices: Blob[] = [];
  let endedBy: EndedBy = 'author';
  let bytes = 0;
  let passedMs = 0;
  /** Null while it is paused. */
  let since: number | null = performance.now();
  const seconds = (): number => (passedMs + (since === null ? 0 : performance.now() - since)) / 1000;
  const stop = (): void => {
    if (recorder.state !== 'inactive') recorder.stop();
  };

  recorder.addEventListener('dataavailable', ({ data }) => {
    slices.push(data);
    bytes += data.size;
    if (recorder.state === 'inactive') return;
    if (bytes >= mostBytes) endedBy = 'size';
    else if (seconds() >= mostSeconds) endedBy = 'time';
    else return;
    stop();
  });
  recorder.addEventListener('stop', () => {
    clearInterval(tell);
    stopTracks(stream);
    told.onEnded({ blob: new Blob(slices, { type: 'video/webm' }), seconds: seconds(), endedBy });
  });
  stream.getTracks().forEach((track) => track.addEventListener('ended', stop));
  recorder.start(sliceMs);
  const tell = setInterval(() => told.onSeconds(seconds()), sliceMs / 4);

  return {
    pause() {
      if (since === null) return;
      recorder.pause();
      passedMs += performance.now() - since;
      since = null;
    },
    resume() {
      if (since !== null) return;
      recorder.resume();
      since = performance.now();
    },
    stop,
  };
}
