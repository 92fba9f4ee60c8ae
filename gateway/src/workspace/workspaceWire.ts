/** Workspaces and profiles as the platform answers them (OP-27, OP-28). */
import type { SaveProfileInput } from '../generated/resolverTypes.ts';
import type { profileNames } from './profileNames.ts';
import type { RealmWire } from '../identity/externalWire.ts';
import type { components } from '../rest/generated/platform.ts';

export interface WorkspaceWire {
  readonly id: number;
  readonly hostname: string;
  readonly company: string | null;
  readonly color: string | null;
  readonly coverImage: string | null;
  readonly createdTime: string;
  readonly trial: boolean;
  readonly activeConsent: ConsentWire | null;
  readonly publicIntegrations: readonly ({ readonly '@type': string } & Readonly<Record<string, unknown>>)[];
  readonly externalSignIns: readonly { readonly realm: RealmWire; readonly label: string }[];
  readonly files: WorkspaceFilesWire;
}

export interface ConsentWire {
  readonly id: number;
  readonly url: string | null;
}

/** Which files of REST-52 are there for everyone to read now. */
export interface WorkspaceFilesWire {
  readonly template: boolean;
  readonly style: boolean;
  readonly headerScript: boolean;
  readonly footerScript: boolean;
  readonly pageStyle: boolean;
}

/** `profile.json`: a static file that people wrote, so nothing in it is sure. */
export type ProfileWire = Readonly<Record<string, unknown>>;

/** Members of what PUT profile takes: a whole profile (OP-82). Whether their values fit is the platform's to say. */
export type ProfileMember =
  | Exclude<keyof SaveProfileInput, 'version' | keyof typeof profileNames>
  | (typeof profileNames)[keyof typeof profileNames];

export type ProfilePutWire = { readonly [Member in ProfileMember]?: unknown };

/** A version of the consent as admins read it (WS-20). */
export type ConsentVersionWire = Readonly<components['schemas']['ConsentVersion']>;
