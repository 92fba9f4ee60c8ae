import type { Notices } from '../generated/resolverTypes.ts';
import type { NoticesWire } from './pushWire.ts';

export const toNotices = ({
  publicKey,
  certificate,
  achievement,
  due,
  reply,
  question,
  devices,
}: NoticesWire): Notices => ({
  publicKey,
  certificate,
  achievement,
  due,
  reply,
  question,
  devices: devices.map(({ id, endpointHash, createTime }) => ({ deviceId: id, endpointHash, createTime })),
});
