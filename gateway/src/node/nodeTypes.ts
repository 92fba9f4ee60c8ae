/** How objects are read again by their global id (OP-13): each domain brings its types. */
import type { Context } from '../context.ts';
import type { ResolversTypes } from '../generated/resolverTypes.ts';
import type { GlobalId, Owner } from '../globalId.ts';

export type NodeModel = Awaited<ResolversTypes['Node']>;

/** Null for what is absent, and for what the viewer may not see: the two look alike. */
export type FindNode = (id: GlobalId, context: Context) => Promise<object | null>;

/** By type, as it stands in the id. */
export type NodeTypes = Readonly<Record<string, FindNode>>;

/** A finder for what is named by a number alone. */
export const byNumber =
  (find: (id: number, context: Context) => Promise<object | null>): FindNode =>
  async ({ rawId, owner }, context) =>
    owner === null && isNumber(rawId) ? find(Number(rawId), context) : null;

/** The same for what belongs to someone who is signed in. */
export const byNumberSignedIn = (find: (id: number, context: Context) => Promise<object | null>): FindNode =>
  byNumber(async (id, context) => (context.session.isSignedIn() ? find(id, context) : null));

/** A finder for what is read through its course. */
export const inCourse =
  (find: (id: number, owner: Owner, context: Context) => Promise<object | null>): FindNode =>
  async ({ rawId, owner }, context) =>
    owner !== null && isNumber(rawId) ? find(Number(rawId), owner, context) : null;

const isNumber = (text: string): boolean => /^\d{1,15}$/.test(text);
