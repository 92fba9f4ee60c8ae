import type { Context } from '../context.ts';
import type { FindNode } from '../node/nodeTypes.ts';
import type { PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import { anyOf } from '../rsql.ts';

interface OneOf {
  readonly page: 0;
  readonly size: 1;
  readonly q: string;
}

/** A finder for what is read through its campaign, whose number stands first in the id. Null for visitors. */
export const inCampaign =
  <Wire>(
    list: (rest: Rest, campaignId: number, asked: OneOf) => Promise<PageWire<Wire>>,
    toModel: (campaignId: number) => (wire: Wire) => object,
  ): FindNode =>
  async ({ rawId, owner }, { rest, session }: Context) => {
    const [, campaignId, id] = /^(\d{1,15})-(\d{1,15})$/.exec(rawId) ?? [];
    if (owner !== null || campaignId === undefined || id === undefined || !session.isSignedIn()) return null;
    const { content } = await list(rest, Number(campaignId), { page: 0, size: 1, q: anyOf('id', [Number(id)]) });
    return content.map(toModel(Number(campaignId)))[0] ?? null;
  };
