import type { Notices } from '../generated/resolverTypes.ts';
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
  devices: devices.map(({ id, endpointHash, createTime }) => ({ deviceId: id, endpointHash, createTime })),
});
