import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { withQuery } from '../rsql.ts';
import type { NoticesWire } from './pushWire.ts';

const path = '/api/v1/secured/users/me/notices';

/** `GET /secured/users/me/notices`. */
export const getNotices = (rest: Rest): Promise<NoticesWire> => rest.get(path);

/** `GET /secured/users/me/notices/new`: since a cursor. */
export const getNewNotices = (rest: Rest, after: string | undefined): Promise<Schemas['NewNotices']> =>
  rest.get(withQuery(`${path}/new`, after === undefined ? {} : { after }));

/** `PATCH /secured/users/me/notices`; absent kinds stay. */
export const patchNotices = (rest: Rest, patch: Schemas['NoticesPatch']): Promise<NoticesWire> =>
  rest.patch(path, patch);

/** `PUT /secured/users/me/notices/devices`. */
export const putNoticeDevice = (rest: Rest, device: Schemas['NoticeDevice']): Promise<NoticesWire> =>
  rest.put(`${path}/devices`, device);

/** `DELETE /secured/users/me/notices/devices/{deviceId}`. 404 for a device of someone else. */
export const deleteNoticeDevice = (rest: Rest, deviceId: number): Promise<NoticesWire> =>
  rest.delete(`${path}/devices/${deviceId}`);
