import { lazy, useState, type ComponentType, type ReactElement } from 'react';

/** A component whose code loads when it is drawn, or when it is asked for before. */
export interface LoadedLater<Props> {
  (props: Props): ReactElement;
  readonly preload: () => Promise<unknown>;
}

/** Unlike a plain `lazy` it is drawn at once where its code has come: paper waits for nothing. */
export function loadedLater<Props extends object>(load: () => Promise<ComponentType<Props>>): LoadedLater<Props> {
  let loaded: ComponentType<Props> | null = null;
  const preload = async (): Promise<{ default: ComponentType<Props> }> => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy: ComponentType<Props> = lazy(preload);
  function Later(props: Props): ReactElement {
    // The same for as long as it is drawn.
    const [View] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <View {...props} />;
  }
  return Object.assign(Later, { preload });
}
