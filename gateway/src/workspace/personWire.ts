import type { components } from '../rest/generated/platform.ts';

/** People of a workspace as admins read them (OP-30). */
export interface PersonWire extends RightsWire {
  readonly userId: number;
  readonly username: string;
  readonly name: string | null;
  readonly admin: boolean;
  readonly status: 'ADDED' | 'INVITED' | 'REGISTERED' | 'REVOKED';
  readonly addressProven: boolean;
  readonly invitedTime: string | null;
  readonly createTime: string;
  readonly updateTime: string;
}

export interface RightsWire {
  readonly createCourse: boolean;
  readonly createVoucher: boolean;
}

export interface PersonChangesWire extends Partial<RightsWire> {
  readonly status?: 'REVOKED';
}

export type FoundUserWire = Readonly<components['schemas']['FoundUser']>;

export type InvitationWire = Readonly<components['schemas']['Invitation']>;
