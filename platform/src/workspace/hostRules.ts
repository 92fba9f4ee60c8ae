/** The workspace that serves loopback names and configured default hosts (OP-56). */
export const defaultWorkspaceId = 1;

/** Lower case, without port and without the brackets of an IPv6 address. */
export function normaliseHostname(host: string): string {
  const bracketed = /^\[([^\]]*)\]/.exec(host)?.[1];
  return (bracketed ?? host.replace(/:\d+$/, '')).toLowerCase();
}

/** Whether workspace 1 serves a host that no workspace has registered. */
export function isDefaultHost(hostname: string, defaultHosts: readonly string[]): boolean {
  return (
    hostname === 'localhost' ||
    hostname === '::1' ||
    /^127(\.\d{1,3}){3}$/.test(hostname) ||
    defaultHosts.some((host) => host.toLowerCase() === hostname)
  );
}

/** Name of a profile: the host without port, dots as underscores (WS-04, OP-28). */
export const profileNameOf = (hostname: string): string => normaliseHostname(hostname).replaceAll('.', '_');
