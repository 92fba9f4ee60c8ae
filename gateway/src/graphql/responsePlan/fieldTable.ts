/** Where the fields of a type come from in what the platform answers: what a response plan cuts answers out by. */

/** A field that is a member as it stands, null where that is missing. */
export interface Same<Wire> {
  readonly from: 'same';
  readonly member: Member<Wire>;
}

/** The global id of a type by a member that is a number, with the course that the part belongs to where `isPart`. */
export interface IdOf<Wire> {
  readonly from: 'id';
  readonly member: Member<Wire>;
  readonly type: string;
  readonly isPart: boolean;
}

/** What a function makes of a member alone. It must give the same for the same, as what it gives is remembered. */
export interface Made<Wire> {
  readonly from: 'made';
  readonly member: Member<Wire>;
  readonly make: (value: never) => unknown;
}

/**
 * The objects in a member that is a list; `ownedBy` is the member with the course that all parts below belong to, and `beside` one without
 * which the list counts for nothing.
 */
export interface ListOf<Wire> {
  readonly from: 'list';
  readonly member: Member<Wire>;
  readonly table: FieldTable<never>;
  readonly ownedBy: Member<Wire> | null;
  readonly beside: Member<Wire> | null;
}

/** What its resolver answers: it reads no more of its object than the fields `of`. */
export interface Resolved {
  readonly from: 'resolver';
  readonly of: readonly string[];
}

export type Source<Wire> = Same<Wire> | IdOf<Wire> | Made<Wire> | ListOf<Wire> | Resolved;

/** Fields that stand in no table are left to their resolvers, and with them the answer that asks for one. */
export interface FieldTable<Wire> {
  readonly type: string;
  readonly fields: Readonly<Record<string, Source<Wire>>>;
}

type Member<Wire> = keyof Wire & string;

interface From<Wire> {
  readonly same: (member: Member<Wire>) => Same<Wire>;
  readonly id: (type: string, member: Member<Wire>) => IdOf<Wire>;
  readonly partId: (type: string, member: Member<Wire>) => IdOf<Wire>;
  readonly made: <Name extends Member<Wire>>(member: Name, make: (value: Wire[Name]) => unknown) => Made<Wire>;
  readonly list: (
    member: Member<Wire>,
    table: FieldTable<never>,
    more?: { readonly ownedBy: Member<Wire>; readonly beside: Member<Wire> },
  ) => ListOf<Wire>;
  readonly resolver: (...of: readonly string[]) => Resolved;
}

/** The sources that an object of the platform offers. */
export const from = <Wire>(): From<Wire> => ({
  same: (member) => ({ from: 'same', member }),
  id: (type, member) => ({ from: 'id', member, type, isPart: false }),
  partId: (type, member) => ({ from: 'id', member, type, isPart: true }),
  made: (member, make) => ({ from: 'made', member, make }),
  list: (member, table, more) => ({
    from: 'list',
    member,
    table,
    ownedBy: more?.ownedBy ?? null,
    beside: more?.beside ?? null,
  }),
  resolver: (...of) => ({ from: 'resolver', of }),
});
