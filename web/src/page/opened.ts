import type { DataRouter } from 'react-router';

/** Resolves once the first page of a router is open, rejects where it cannot be opened. */
export function opened(router: DataRouter): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = ({ initialized, navigation, errors }: DataRouter['state']): void => {
      if (!initialized || navigation.state !== 'idle') return;
      stop();
      if (errors) reject(new Error('The page cannot be opened.', { cause: errors }));
      else resolve();
    };
    const stop = router.subscribe(look);
    look(router.state);
  });
}
