/** Workspaces and profiles as the platform answers them (OP-27, OP-28). */
export interface WorkspaceWire {
  readonly id: number;
  readonly hostname: string;
  readonly company: string | null;
  readonly color: string | null;
  readonly coverImage: string | null;
  readonly createdTime: string;
  readonly activeConsent: { readonly id: number; readonly url: string | null } | null;
}

/** `profile.json`: a static file that people wrote, so nothing in it is sure. */
export type ProfileWire = Readonly<Record<string, unknown>>;
