/**
 * `real`: a workspace is in use there; `reserved`: someone registered there and has not taken it into use; `unclaimed`: a UUID host
 * that nobody has asked for (OP-48).
 */
export type HostState = 'real' | 'reserved' | 'unclaimed';

/** Whether a route answers at a host: one for `real` hosts at no others, one for `reserved` ones at real ones too. */
export function servesHost(hosts: HostState = 'real', state: HostState): boolean {
  return state === 'real' || hosts === 'unclaimed' || hosts === state;
}
