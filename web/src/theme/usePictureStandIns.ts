import type { Theme } from '@fluentui/react-components';
import { useEffect } from 'react';
import type { ReadingSettings } from '../reading/readingSettings.ts';

/** Draws the words of pictures in their place while pictures are hidden (A11Y-05). */
export function usePictureStandIns(imageMode: ReadingSettings['imageMode'], theme: Theme): void {
  useEffect(() => {
    if (imageMode !== 'hidden') return undefined;
    const looks = {
      text: theme.colorNeutralForeground2,
      ground: theme.colorNeutralBackground4,
      fontSize: Number.parseFloat(theme.fontSizeBase200),
    };
    const stop = import('../reading/picture/showStandIns.ts').then(
      ({ showStandIns }) => showStandIns(looks),
      () => () => undefined,
    );
    return () => void stop.then((end) => end());
  }, [imageMode, theme]);
}
