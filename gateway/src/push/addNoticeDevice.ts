import type { AddNoticeDeviceInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { putNoticeDevice } from './pushApi.ts';
import { toNotices } from './pushMappers.ts';

/** Has notices sent to a browser for as long as this session lasts (BEY-15). */
export const addNoticeDevice: NonNullable<MutationResolvers['addNoticeDevice']> = mutation(
  async ({ endpoint, p256dh, auth }: AddNoticeDeviceInput, { rest }) => ({
    notices: toNotices(await putNoticeDevice(rest, { endpoint, p256dh, auth })),
  }),
);
