import type { PageRequest, PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { withQuery } from '../rsql.ts';
import type { CampaignCourseWire, CampaignWire, RedemptionWire, VoucherWire } from './campaignWire.ts';

const campaignsPath = '/api/v1/secured/campaigns';
const campaignPath = (id: number): string => `${campaignsPath}/${id}`;

type Filtered = PageRequest & { readonly q: string };
type Sorted = Filtered & { readonly sort: string | undefined };

/** REST-53 `GET /secured/campaigns`. */
export const getCampaigns = (rest: Rest, query: Sorted): Promise<PageWire<CampaignWire>> =>
  rest.get(withQuery(campaignsPath, { ...query }));

/** The same as CSV. */
export const campaignsCsvPath = (): string => `${campaignsPath}.csv`;

/** REST-54 `GET /secured/campaigns/{id}`. */
export const getCampaign = (rest: Rest, id: number): Promise<CampaignWire> => rest.get(campaignPath(id));

/** `GET /secured/campaigncourses`, by name. */
export const getCampaignCourses = (rest: Rest, query: Filtered): Promise<PageWire<CampaignCourseWire>> =>
  rest.get(withQuery('/api/v1/secured/campaigncourses', { ...query }));

/** REST-55 `POST /secured/campaigns`. */
export const postCampaign = (
  rest: Rest,
  body: Schemas['CampaignRequest'],
  idempotencyKey: string | null | undefined,
): Promise<CampaignWire> => rest.post(campaignsPath, body, { idempotencyKey });

/** REST-56 `PATCH /secured/campaigns/{id}`; 412 when `version` has moved on. */
export const patchCampaign = (
  rest: Rest,
  id: number,
  change: Schemas['CampaignChange'],
  version: string | null | undefined,
): Promise<CampaignWire> => rest.patch(campaignPath(id), change, { ifMatch: version });

/** REST-57 `DELETE /secured/campaigns/{id}`. */
export const deleteCampaignById = (rest: Rest, id: number): Promise<void> => rest.delete(campaignPath(id));

/** REST-58 `POST /secured/campaigns/{id}/vouchers`. */
export const postVouchers = (
  rest: Rest,
  id: number,
  body: Schemas['VouchersRequest'],
  idempotencyKey: string | null | undefined,
): Promise<Schemas['NewVouchers']> => rest.post(`${campaignPath(id)}/vouchers`, body, { idempotencyKey });

/** REST-59 `GET /secured/campaigns/{id}/vouchers`. */
export const getVouchers = (rest: Rest, id: number, query: Sorted): Promise<PageWire<VoucherWire>> =>
  rest.get(withQuery(`${campaignPath(id)}/vouchers`, { ...query }));

/** The same as CSV. */
export const vouchersCsvPath = (id: number): string => `${campaignPath(id)}/vouchers.csv`;

/** `GET /secured/campaigns/{id}/redemptions`. */
export const getRedemptions = (rest: Rest, id: number, query: Sorted): Promise<PageWire<RedemptionWire>> =>
  rest.get(withQuery(`${campaignPath(id)}/redemptions`, { ...query }));

/** The same as CSV. */
export const redemptionsCsvPath = (id: number): string => `${campaignPath(id)}/redemptions.csv`;

/** `GET /secured/campaigns/{id}/usage`, by the days of a time zone. */
export const getUsage = (rest: Rest, id: number, timeZone: string | undefined): Promise<Schemas['CampaignUsage']> =>
  rest.get(withQuery(`${campaignPath(id)}/usage`, { timeZone }));
