/** The workspace that serves loopback names and configured default hosts (OP-56). */
export const defaultWorkspaceId = 1;

const hostPattern = /^(?:([a-z0-9.-]{1,253})|\[([0-9a-f:.]{2,45})\])(?::\d{1,5})?$/;

/**
 * Lower case, without port and without the brackets of an IPv6 address. Null for what is no host name: two readers of `a,b` or
 * `a@b` could take it for different hosts, and a host decides whose workspace is shown.
 */
export function normaliseHostname(host: string): string | null {
  const [, name, address] = hostPattern.exec(host.toLowerCase()) ?? [];
  return name ?? address ?? null;
}

/** Names of the own machine, by which nobody else can have meant this server. */
export function isLoopbackName(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '::1' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/** Whether an address is of the own machine. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

/** Whether the configuration names the host as one that workspace 1 serves. */
export function isDefaultHost(hostname: string, defaultHosts: readonly string[]): boolean {
  return defaultHosts.some((host) => host.toLowerCase() === hostname);
}

/** Whether a workspace of its own may be made at the host: its first label is a UUID (OP-48). */
export function isUuidHost(hostname: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/.test(
    hostname,
  );
}

/**
 * Whether a trial may be made at the host: a UUID host, and below one of the operator's domains where they are named. Anyone who can
 * choose the host of a request chooses where the links of our mails lead.
 */
export const isTrialHost = (hostname: string, domains: readonly string[]): boolean =>
  isUuidHost(hostname) && domains.some((domain) => hostname.endsWith(`.${domain.toLowerCase()}`));

/** Name of a profile: the host in lower case, dots as underscores (WS-04, OP-28). */
export const profileNameOf = (hostname: string): string => hostname.toLowerCase().replaceAll('.', '_');
