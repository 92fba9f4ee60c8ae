import { vi } from 'vitest';

/** What a browser does with media, where jsdom has none: time stands still but for {@link FakeMedia.comeTo}. */
export interface FakeMedia {
  /** The film has come to a second. */
  comeTo(video: HTMLVideoElement, seconds: number): void;
}

/** Lets media play and pause in jsdom. `vi.restoreAllMocks` takes it back. */
export function fakeMedia(): FakeMedia {
  const playing = new WeakSet<HTMLMediaElement>();
  const media = HTMLMediaElement.prototype;
  vi.spyOn(media, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    playing.add(this);
  });
  vi.spyOn(media, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    playing.delete(this);
    this.dispatchEvent(new Event('pause'));
  });
  vi.spyOn(media, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return !playing.has(this);
  });
  return {
    comeTo(video, seconds) {
      video.currentTime = seconds;
      video.dispatchEvent(new Event('timeupdate'));
    },
  };
}
