import type { FluentProviderProps, Theme } from '@fluentui/react-components';
import { useMemo } from 'react';
import { createUseLoaded } from '../ui/createUseLoaded.ts';
import type { ProfileStyle } from './button/profileButtons.ts';

type Hooks = FluentProviderProps['customStyleHooks_unstable'];

const useButtons = createUseLoaded(() => import('./button/profileButtons.ts'));

/**
 * What the profile says about buttons, as hooks for `FluentProvider`. The few profiles that say anything load the code for it;
 * when that fails, buttons look as the theme has them. `style` null: nothing is to be applied.
 */
export function useButtonHooks(style: ProfileStyle | null | undefined, theme: Theme): Hooks {
  const says = style != null && Object.values(style).some((map) => map !== null && typeof map === 'object');
  const buttons = useButtons(says);
  return useMemo(
    () => (buttons && style ? buttons.createButtonHooks(style, theme) : undefined),
    [buttons, style, theme],
  );
}
