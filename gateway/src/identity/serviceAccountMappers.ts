import type { ServiceAccount, ServiceAccountRightsInput } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { Schemas } from '../rest/Schemas.ts';

/** Its tokens are read where they are asked for. */
export type ServiceAccountModel = Omit<ServiceAccount, 'apiTokens'>;

export const toServiceAccount = ({
  id,
  admin,
  createCourse,
  createVoucher,
  owner,
  ...wire
}: Schemas['ServiceAccount']): ServiceAccountModel => ({
  ...wire,
  id: toGlobalId('ServiceAccount', id),
  serviceAccountId: id,
  rights: { admin, createCourse, createVoucher },
  owner: owner === null ? null : { userId: owner.id, name: owner.name, username: owner.username },
});

/** The rights that are told; what is left out is left to the platform. */
export const fromRights = (
  rights: ServiceAccountRightsInput | null | undefined,
): Partial<Record<'admin' | 'createCourse' | 'createVoucher', boolean>> => ({
  ...(rights?.admin == null ? {} : { admin: rights.admin }),
  ...(rights?.createCourse == null ? {} : { createCourse: rights.createCourse }),
  ...(rights?.createVoucher == null ? {} : { createVoucher: rights.createVoucher }),
});
