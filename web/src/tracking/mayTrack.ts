import type { ReadShell } from '../shell/shellAnswer.ts';

/** Whether the workspace has trackers (WS-09), or cannot be asked. */
export async function mayTrack(readShell: ReadShell): Promise<boolean> {
  const shell = await readShell();
  if (!shell) return true;
  const profile = shell.workspace?.profile;
  return Boolean(profile?.gtmTrackingId) || Boolean(profile?.googleAnalyticsTrackingId);
}
