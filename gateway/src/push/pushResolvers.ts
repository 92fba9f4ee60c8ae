import { addNoticeDevice } from './addNoticeDevice.ts';
import { removeNoticeDevice } from './removeNoticeDevice.ts';
import { updateNotices } from './updateNotices.ts';

export const pushResolvers = { Mutation: { updateNotices, addNoticeDevice, removeNoticeDevice } };
