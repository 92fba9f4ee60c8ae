import { cameraPicture, screenPicture } from './recordingLimits.ts';

/** What is recorded, and whether with sound. */
export type Picture = 'screen' | 'camera';
export interface Wanted {
  readonly picture: Picture;
  readonly microphone: boolean;
}

/** Why nothing can be recorded. */
export type CaptureProblem = 'unsupported' | 'nothingShared' | 'refused' | 'missing' | 'busy' | 'failed';

/** The best of what a browser records as WebM: VP9 keeps the edges of letters at the same size. */
const types = ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm'] as const;

/** The type to record as; null where the browser cannot. */
export const recordingType = (): string | null =>
  typeof MediaRecorder === 'undefined' ? null : (types.find((type) => MediaRecorder.isTypeSupported(type)) ?? null);

/** What this browser can record; phones have no screen to share, and pages without https nothing at all. */
export function recordablePictures(): readonly Picture[] {
  // Not every browser has them, whatever the types say.
  const devices = navigator.mediaDevices as Partial<MediaDevices> | undefined;
  if (recordingType() === null || !devices?.getUserMedia) return [];
  return devices.getDisplayMedia ? ['screen', 'camera'] : ['camera'];
}

export type Captured = { readonly stream: MediaStream } | { readonly problem: CaptureProblem };

/**
 * Asks the browser for what is to be recorded; never rejects. Anyone who takes the stream stops it; what is shared is let go at once when the
 * signal comes while the microphone is still asked for.
 */
export async function capture({ picture, microphone }: Wanted, signal: AbortSignal): Promise<Captured> {
  if (!recordablePictures().includes(picture)) return { problem: 'unsupported' };
  if (picture === 'camera') return open(() => camera(microphone));
  const screen = await open(() => navigator.mediaDevices.getDisplayMedia({ video: screenPicture, audio: false }));
  if ('problem' in screen) return screen.problem === 'refused' ? { problem: 'nothingShared' } : screen;
  if (!microphone) return screen;
  const letGo = (): void => stopTracks(screen.stream);
  signal.addEventListener('abort', letGo);
  const voice = await open(() => navigator.mediaDevices.getUserMedia({ audio: true }));
  signal.removeEventListener('abort', letGo);
  if ('problem' in voice) {
    letGo();
    return voice;
  }
  return { stream: new MediaStream([...screen.stream.getTracks(), ...voice.stream.getTracks()]) };
}

const camera = (microphone: boolean): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({ video: cameraPicture, audio: microphone });

export const stopTracks = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop());

async function open(ask: () => Promise<MediaStream>): Promise<Captured> {
  try {
    return { stream: await ask() };
  } catch (error) {
    return { problem: problems.get(error instanceof DOMException ? error.name : '') ?? 'failed' };
  }
}

const problems: ReadonlyMap<string, CaptureProblem> = new Map([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
]);
