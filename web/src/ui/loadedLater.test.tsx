import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { renderPlain } from '../testing/renderPlain.tsx';
import { loadedLater } from './loadedLater.tsx';

it('LEC-03 a part whose code was asked for is drawn without waiting, as paper needs it', async () => {
  const View = loadedLater(() => Promise.resolve(({ words }: { words: string }) => <p>{words}</p>));
  const waits: string[] = [];
  function Waiting() {
    waits.push('waited');
    return null;
  }
  const drawn = (words: string) => (
    <Suspense fallback={<Waiting />}>
      <View words={words} />
    </Suspense>
  );
  await View.preload();
  await renderPlain(drawn('asked for'));
  expect(screen.getByText('asked for')).toBeVisible();
  expect(waits).toEqual([]);
});
