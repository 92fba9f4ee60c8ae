import { byNumberSignedIn, type NodeTypes } from '../node/nodeTypes.ts';
import { addNoticeDevice } from './addNoticeDevice.ts';
import { newNotices } from './newNotices.ts';
import { getNotices } from './pushApi.ts';
import { toNotices } from './pushMappers.ts';
import { removeNoticeDevice } from './removeNoticeDevice.ts';
import { updateNotices } from './updateNotices.ts';

export const pushResolvers = {
  Subscription: { notices: newNotices },
  Mutation: { updateNotices, addNoticeDevice, removeNoticeDevice },
};

export const pushNodes: NodeTypes = {
  /** One of the viewer's own. */
  NoticeDevice: byNumberSignedIn(async (id, { rest }) => {
    const { devices } = toNotices(await getNotices(rest));
    return devices.find(({ deviceId }) => deviceId === id) ?? null;
  }),
};
