import { loadScript } from '../scriptLoadError.ts';
import { loadAllTexts } from './allTexts.ts';

/** Loads what opens on demand together with the texts that it draws. Rejects with a `ScriptLoadError` (NAV-19). */
export async function loadWithTexts<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loadScript(load), loadScript(loadAllTexts)]);
  return module;
}
