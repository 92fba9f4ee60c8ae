import type { NewNotices, SubscriptionNoticesArgs } from '../generated/resolverTypes.ts';
import { subscription } from '../live/subscription.ts';
import { getNewNotices } from './pushApi.ts';

/** BEY-45: each event begins where the one before ended. */
export const newNotices = subscription(
  (_args: Partial<SubscriptionNoticesArgs>) => 'notices',
  async (_root, { after }, { rest, live }): Promise<NewNotices> => {
    const { notices, cursor, more } = await getNewNotices(rest, live?.cursor ?? after ?? undefined);
    if (live !== undefined) live.cursor = cursor;
    if (more) live?.wake();
    return {
      notices: notices.map(({ id, path, ...notice }) => ({ ...notice, noticeId: id, url: path })),
      cursor,
    };
  },
);
