import type { components } from '../rest/generated/platform.ts';

/** People of a workspace as admins read them (OP-30). */
export type PersonWire = Readonly<components['schemas']['Person']>;

export interface RightsWire {
  readonly createCourse: boolean;
  readonly createVoucher: boolean;
}

export interface PersonChangesWire extends Partial<RightsWire> {
  readonly status?: 'REVOKED';
}

export type FoundUserWire = Readonly<components['schemas']['FoundUser']>;

export type InvitationWire = Readonly<components['schemas']['Invitation']>;
