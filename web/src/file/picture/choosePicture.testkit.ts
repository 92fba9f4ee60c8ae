import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';

/** A request with a file, as it was sent; answered by the test. */
export interface SentUpload {
  readonly url: string;
  readonly body: FormData;
  progress(loaded: number, total: number): void;
  answer(status: number, body: object): void;
}

/** Takes what is uploaded in place of the network, and gives files of this device addresses; `vi.unstubAllGlobals` ends it. */
export function takeUploads(): SentUpload[] {
  const sent: SentUpload[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget();
      status = 0;
      responseText = '';
      private url = '';
      open(_method: string, url: string): void {
        this.url = url;
      }
      setRequestHeader(): void {}
      abort(): void {
        this.dispatchEvent(new Event('abort'));
      }
      send(body: FormData): void {
        sent.push({
          url: this.url,
          body,
          progress: (loaded, total) =>
            act(() => void this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }))),
          answer: (status, answer) =>
            act(() => {
              Object.assign(this, { status, responseText: JSON.stringify(answer) });
              this.dispatchEvent(new Event('load'));
            }),
        });
      }
    },
  );
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  return sent;
}

/** The browser has read the picture that is being cropped; jsdom reads none. */
export async function readPicture(width: number, height: number): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Crop the picture' });
  const image = dialog.querySelector<HTMLImageElement>('img[src="blob:picture"]');
  if (!image) throw new Error('There is no picture to crop.');
  Object.defineProperties(image, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(image);
}
