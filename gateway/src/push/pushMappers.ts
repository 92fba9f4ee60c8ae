import type { Notices } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { NoticesWire } from './pushWire.ts';

export const toNotices = ({
  publicKey,
  certificate,
  achievement,
  due,
  reply,
  question,
  enrolment,
  devices,
}: NoticesWire): Notices => ({
  publicKey,
  certificate,
  achievement,
  due,
  reply,
  question,
  enrolment,
  devices: devices.map(({ id, endpointHash, createTime }) => ({
    id: toGlobalId('NoticeDevice', id),
    deviceId: id,
    endpointHash,
    createTime,
  })),
});
