import { createContext, useContext } from 'react';

/** The admin who looks at the page: who they are, and whether they can show it by a password. */
export interface ActingAdmin {
  readonly userId: number;
  readonly hasPassword: boolean;
}

const Context = createContext<ActingAdmin | null>(null);

export const ActingAdminProvider = Context.Provider;

/** Of the viewer as the pages of people read them. */
export const actingAdminOf = (
  viewer: { readonly hasPassword: boolean; readonly user: { readonly userId: number } } | null | undefined,
): ActingAdmin | null => (viewer ? { userId: viewer.user.userId, hasPassword: viewer.hasPassword } : null);

/** Null where the page does not say who acts: what needs it is not offered there. */
export const useActingAdmin = (): ActingAdmin | null => useContext(Context);
