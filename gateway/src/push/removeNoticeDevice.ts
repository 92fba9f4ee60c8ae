import type { MutationResolvers, RemoveNoticeDeviceInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { deleteNoticeDevice } from './pushApi.ts';
import { toNotices } from './pushMappers.ts';

/** Ends notices in a browser (BEY-15). */
export const removeNoticeDevice: NonNullable<MutationResolvers['removeNoticeDevice']> = mutation(
  async (input: RemoveNoticeDeviceInput, { rest }) => ({
    notices: toNotices(await deleteNoticeDevice(rest, inputId(input.deviceId, 'deviceId', 'NoticeDevice'))),
  }),
);
