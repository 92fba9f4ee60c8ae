/** A part of the application's code could not be loaded: the network is gone, or a newer version has replaced it (NAV-19). */
export class ScriptLoadError extends Error {
  constructor(cause: unknown) {
    super('Error loading', { cause });
    this.name = 'ScriptLoadError';
  }
}

/** Loads code, telling a failure apart from errors of the code itself. */
export async function loadScript<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new ScriptLoadError(cause);
  }
}
