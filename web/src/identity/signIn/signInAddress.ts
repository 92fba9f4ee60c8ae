import { links } from '../../routing/links.ts';

/** What the page at `/signin` shows. */
export type SignInView = 'signin' | 'register' | 'forgot';

/** The view that an address asks for; `usual` where it asks for none. */
export function readView(parameters: URLSearchParams, usual: SignInView): SignInView {
  const view = parameters.get('view');
  return view === 'signin' || view === 'register' || view === 'forgot' ? view : usual;
}

/** The address of another view. It keeps where to continue afterwards and the invitation that someone came by (AUTH-15). */
export function viewAddress(view: SignInView, parameters: URLSearchParams = new URLSearchParams()): string {
  const next = new URLSearchParams(parameters);
  next.set('view', view);
  return `${links.signIn}?${next.toString()}`;
}

/** The state of a navigation to the registration after a provider's identity turned out to have no account. */
export const accountMissingState = { accountMissing: true } as const;

/** True where a navigation carries `accountMissingState`. */
export function isAccountMissing(state: unknown): boolean {
  return state !== null && typeof state === 'object' && 'accountMissing' in state;
}
