import type { FoundUser, WorkspacePerson } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { FoundUserWire, PersonWire } from './personWire.ts';

export const toPerson = (wire: PersonWire): WorkspacePerson => ({
  id: toGlobalId('WorkspacePerson', wire.userId),
  userId: wire.userId,
  username: wire.username,
  name: wire.name,
  status: wire.status,
  addressProven: wire.addressProven,
  inviteTime: wire.invitedTime,
  leftTime: wire.leftTime,
  createTime: wire.createTime,
  updateTime: wire.updateTime,
  admin: wire.admin,
  createCourse: wire.createCourse,
  createVoucher: wire.createVoucher,
});

export const toFoundUser = ({ id, username, name }: FoundUserWire): FoundUser => ({ userId: id, username, name });
