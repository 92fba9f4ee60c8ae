import type { FoundUser, WorkspacePerson } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import { toNamedGroup, type GroupModel } from '../group/groupMappers.ts';
import type { FoundUserWire, PersonWire } from './personWire.ts';

export type PersonModel = Omit<WorkspacePerson, 'groups'> & { readonly groups: GroupModel[] };

export const toPerson = (wire: PersonWire): PersonModel => ({
  id: toGlobalId('WorkspacePerson', wire.userId),
  userId: wire.userId,
  username: wire.username,
  name: wire.name,
  status: wire.status,
  addressProven: wire.addressProven,
  inviteTime: wire.invitedTime,
  leaveTime: wire.leftTime,
  leftBy: wire.leftBy,
  createTime: wire.createTime,
  updateTime: wire.updateTime,
  admin: wire.admin,
  adminPromised: wire.adminPromised,
  createCourse: wire.createCourse,
  createVoucher: wire.createVoucher,
  groups: wire.groups.map(toNamedGroup),
});

export const toFoundUser = ({ id, username, name }: FoundUserWire): FoundUser => ({ userId: id, username, name });
