import { useEffect } from 'react';

/** Alt + Shift + P and N go to the previous and the next lecture (LEC-01). The keys count by their place on the keyboard. */
export function useLectureKeys({ onPrevious, onNext }: { onPrevious: () => void; onNext: () => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
      if (event.code === 'KeyP') onPrevious();
      else if (event.code === 'KeyN') onNext();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onNext, onPrevious]);
}
