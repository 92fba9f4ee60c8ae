import type { RestClient } from './restClient.ts';

const path = '/api/v1/secured/campaigns';

/** A campaign with a code that lets anyone into the course, as often as they like. */
export async function makeCampaign(
  voucherAdmin: RestClient,
  { name, courseId }: { readonly name: string; readonly courseId: number },
): Promise<{ readonly campaignId: number; readonly voucherCode: string }> {
  const { id } = await voucherAdmin.expect<{ readonly id: number }>(path, {
    method: 'POST',
    body: { name, courseId, redeemType: 'MULTIPLE_USE' },
  });
  const { vouchers } = await voucherAdmin.expect<{ readonly vouchers: readonly { readonly code: string }[] }>(
    `${path}/${id}/vouchers`,
    { method: 'POST', body: { amount: 1 } },
  );
  return { campaignId: id, voucherCode: vouchers[0]?.code ?? '' };
}

/** A campaign that may go; the one of the world for anyone who may make none. */
export async function spareCampaignId(
  voucherAdmin: RestClient,
  { name, courseId, campaignId }: { readonly name: string; readonly courseId: number; readonly campaignId: number },
): Promise<number> {
  const { status, body } = await voucherAdmin.send<{ readonly id: number }>(path, {
    method: 'POST',
    body: { name, courseId },
  });
  return status === 201 ? body.id : campaignId;
}
