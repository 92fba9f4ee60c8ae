import { mayCustomise, rolesOf, type Roles } from '../http/access.ts';
import { preferencesOf } from './preferences.ts';
import type { EarnedDecoration } from './earnedQueries.ts';
import type { Account } from './userService.ts';
import { type UserInclude, type UserResponse } from './userSchemas.ts';
import { languages } from '../shared/languages.ts';

/**
 * An account as the wire shows it: rights as they were given, roles as they count. `now` decides whether an expired trial takes the
 * roles away.
 */
export function toUserResponse(
  { user, latestGamification, avatarFrame }: Account,
  includes: ReadonlySet<UserInclude>,
  now: Date,
): UserResponse {
  const rights = {
    roleAdmin: user.role_admin,
    createCourse: user.create_course && user.rights_count,
    createVoucher: user.create_voucher && user.rights_count,
    isCreator: user.creator_id === user.user_id,
  };
  const workspace = { trial: user.trial, createdTime: user.workspace_created_time };
  const roles = rolesOf(rights, workspace, now);
  return {
    id: user.user_id,
    username: user.username,
    name: user.name,
    picture: user.picture,
    language: languages.find((language) => language === user.language) ?? 'en',
    roles: roleNamesOf(roles),
    createCourse: user.create_course,
    createVoucher: user.create_voucher,
    // Anyone who runs the workspace has both by that role.
    rightsWait:
      !user.role_admin && (user.admin_promised || ((user.create_course || user.create_voucher) && !user.rights_count)),
    createdTime: user.created_time.toISOString(),
    preferences: preferencesOf(user.preferences),
    consentDue: user.consent_due,
    mayCustomise: mayCustomise(rights, workspace, now),
    hasPassword: user.has_password,
    ...(includes.has('address')
      ? { address: { street: user.street, postalCode: user.postal_code, country: user.country } }
      : {}),
    ...(includes.has('phone') ? { phone: user.phone } : {}),
    ...(latestGamification === undefined ? {} : { latestUserCourseGamification: toDecorationWire(latestGamification) }),
    // A frame whose author has made something else of it frames nothing.
    ...(avatarFrame === undefined
      ? {}
      : { avatarFrame: avatarFrame?.item?.kind === 'FRAME' ? toDecorationWire(avatarFrame) : null }),
  };
}

function toDecorationWire(earned: EarnedDecoration | null): UserResponse['latestUserCourseGamification'] {
  if (earned === null) {
    return null;
  }
  const { id, gamificationId, createTime, userCourseId, courseId, courseName, courseLanguage, item } = earned;
  return {
    id,
    gamificationId,
    createTime: createTime.toISOString(),
    userCourseId,
    courseId,
    courseName,
    courseLanguage,
    gamification:
      item === null
        ? null
        : {
            id: item.id,
            '@type': item.type,
            kind: item.kind,
            name: item.name,
            description: item.description,
            imageUrl: item.imageUrl,
          },
  };
}

export const roleNamesOf = (roles: Roles): UserResponse['roles'] => [
  ...(roles.admin ? (['ROLE_ADMIN'] as const) : []),
  ...(roles.courseAdmin ? (['ROLE_COURSE_ADMIN'] as const) : []),
  ...(roles.voucherAdmin ? (['ROLE_VOUCHER_ADMIN'] as const) : []),
];
