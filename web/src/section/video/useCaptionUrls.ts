import { useEffect, useState } from 'react';
import type { Caption } from './caption.ts';

/** Addresses of captions within this page, as a `track` takes them, in the order of the captions; empty until they are made. */
export function useCaptionUrls(captions: readonly Caption[]): readonly string[] {
  const [urls, setUrls] = useState<readonly string[]>([]);
  useEffect(() => {
    const made = captions.map(({ vtt }) => URL.createObjectURL(new Blob([vtt], { type: 'text/vtt' })));
    // oxlint-disable-next-line react/set-state-in-effect -- addresses are made and given back with the component, which render must not do
    setUrls(made);
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, [captions]);
  return urls;
}
