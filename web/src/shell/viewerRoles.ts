import type { ReadShell } from './shellAnswer.ts';

/**
 * The roles of the viewer for the route guards: null for a visitor. Undefined when the shell cannot be read: nobody is sent away
 * then: the page's own request tells what is wrong.
 */
export async function viewerRoles(readShell: ReadShell): Promise<readonly string[] | null | undefined> {
  const shell = await readShell();
  return shell && (shell.viewer?.user.roles ?? null);
}
