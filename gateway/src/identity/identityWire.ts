/** Accounts and tokens as the platform answers them (OP-11, OP-26). */
import type { UserGamificationWire } from '../achievement/achievementWire.ts';
import type { ConsentWire } from '../workspace/workspaceWire.ts';
import type { components } from '../rest/generated/platform.ts';

export interface TokenWire {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
}

export type LanguageWire = 'en' | 'uk' | 'pt' | 'de' | 'ru';

export interface UserWire {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly picture: string | null;
  readonly language: LanguageWire | null;
  readonly roles: readonly ('ROLE_ADMIN' | 'ROLE_COURSE_ADMIN' | 'ROLE_VOUCHER_ADMIN')[];
  readonly createCourse: boolean;
  readonly createVoucher: boolean;
  /** Whether rights wait until the address is proven. */
  readonly rightsWait: boolean;
  readonly preferences: PreferencesWire;
  /** The active consent, when it is not accepted yet. */
  readonly consentDue: ConsentWire | null;
  readonly mayCustomise: boolean;
  readonly hasPassword: boolean;
  /** The rest only where it was included. */
  readonly address?: {
    readonly street: string | null;
    readonly postalCode: string | null;
    readonly country: string | null;
  } | null;
  readonly phone?: string | null;
  readonly latestUserCourseGamification?: UserGamificationWire | null;
  readonly avatarFrame?: UserGamificationWire | null;
}

/** How the interface looks and reads; null where the person has not chosen. */
export interface PreferencesWire {
  readonly colorMode: 'light' | 'dark' | null;
  /** Pixels. */
  readonly fontSize: number | null;
  readonly colorScheme: 'default' | 'white-on-black' | 'blue' | 'brown' | 'green' | null;
  readonly imageMode: 'normal' | 'hidden' | 'monochrome' | null;
}

export type CountryWire = Readonly<components['schemas']['Country']>;
