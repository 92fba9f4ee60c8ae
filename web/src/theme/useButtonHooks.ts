import type { FluentProviderProps, Theme } from '@fluentui/react-components';
import { use, useMemo } from 'react';
import type { ProfileStyle, createButtonHooks } from './button/profileButtons.ts';

type Hooks = FluentProviderProps['customStyleHooks_unstable'];

let loading: Promise<typeof createButtonHooks | null> | undefined;
const none = Object.assign(Promise.resolve(null), { status: 'fulfilled', value: null });

/**
 * What the profile says about buttons, as hooks for `FluentProvider`. The few profiles that say anything load the code for it;
 * when that fails, buttons look as the theme has them. `style` null: nothing is to be applied.
 */
export function useButtonHooks(style: ProfileStyle | null | undefined, theme: Theme): Hooks {
  const said = style && Object.values(style).some((map) => map !== null && typeof map === 'object');
  if (said) {
    loading ??= import('./button/profileButtons.ts').then(
      (module) => module.createButtonHooks,
      () => null,
    );
  }
  const create = use<typeof createButtonHooks | null>(said && loading ? loading : none);
  return useMemo(() => (create && style ? create(style, theme) : undefined), [create, style, theme]);
}
