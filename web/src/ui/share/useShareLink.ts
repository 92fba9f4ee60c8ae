import { useCallback } from 'react';
import { useCopyLink } from '../useCopyLink.ts';

/** Shares a link by the system's own means where there are any, else copies it (OP-76). */
export function useShareLink(): (content: { link: string; title: string }) => Promise<void> {
  const copyLink = useCopyLink();
  return useCallback(
    async ({ link, title }) => {
      const url = new URL(link, window.location.href).href;
      if (!navigator.share) return copyLink(link);
      try {
        await navigator.share({ url, title });
      } catch (error) {
        // Someone who closes the system's window has decided not to share; that is no failure.
        if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(link);
      }
    },
    [copyLink],
  );
}
