import type { Quill } from './createQuill.ts';

/** The fields of a tool. */
export type Panel = 'link' | 'image' | 'formula';

const asked = 'panel-asked';

/** Asks whatever draws the tools of an editor to open the fields of one. */
export const askForPanel = (quill: Quill, panel: Panel): void => void quill.emitter.emit(asked, panel);

/** Hears what is asked for; returns how to stop that. */
export function onPanelAsked(quill: Quill, hear: (panel: Panel) => void): () => void {
  quill.emitter.on(asked, hear);
  return () => void quill.emitter.off(asked, hear);
}
