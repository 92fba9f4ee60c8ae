import { toEarnedAchievement, type EarnedAchievementModel } from '../achievement/achievementMappers.ts';
import type { Language, User } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { LanguageWire, UserWire } from './identityWire.ts';

export type UserModel = Omit<User, 'latestAchievement' | 'avatarFrame'> & {
  readonly latestAchievement: EarnedAchievementModel | null;
  readonly avatarFrame: EarnedAchievementModel | null;
};

export function toUser(wire: UserWire): UserModel {
  const { address } = wire;
  return {
    id: toGlobalId('User', wire.id),
    userId: wire.id,
    username: wire.username,
    name: wire.name,
    pictureUrl: wire.picture,
    phone: wire.phone ?? null,
    address: address ?? null,
    language: toLanguage(wire.language),
    roles: [...wire.roles],
    createCourse: wire.createCourse,
    createVoucher: wire.createVoucher,
    latestAchievement:
      wire.latestUserCourseGamification == null ? null : toEarnedAchievement(wire.latestUserCourseGamification),
    avatarFrame: wire.avatarFrame == null ? null : toEarnedAchievement(wire.avatarFrame),
  };
}

const languages: ReadonlySet<string> = new Set(['EN', 'UK', 'PT', 'DE', 'RU'] satisfies Language[]);

/** Null for what is no language of the interface. */
export function toLanguage(code: string | null | undefined): Language | null {
  const upper = code?.toUpperCase() ?? '';
  return languages.has(upper) ? (upper as Language) : null;
}

export const toLanguageWire = (language: Language): LanguageWire => language.toLowerCase() as LanguageWire;
