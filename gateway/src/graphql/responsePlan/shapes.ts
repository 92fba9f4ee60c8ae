/** What of an upstream object is read, and what is written of it: a table and a selection, compiled. */
import type { Context } from '../../context.ts';

/** A member by its name, as it stands in the upstream's JSON. */
export interface Key {
  /** Its name with quotes and colon: `wordsOf` its bytes, and how many these are. */
  readonly words: Int32Array;
  readonly length: number;
  /** Where its value is noted; -1 for what nobody asks for. */
  readonly slot: number;
  /** Set for a list of objects. */
  readonly list: ListShape | null;
  /** The place in `keys` of the member that is expected after it. */
  readonly next: number;
}

export interface ObjectShape {
  readonly slots: number;
  /** Members in the order in which they came, as far as they came: the next object mostly has the same. */
  readonly keys: Key[];
  readonly byText: Map<string, Key>;
  /** By name, those that are asked for. */
  readonly wanted: ReadonlyMap<string, Pick<Key, 'slot' | 'list'>>;
  readonly writes: readonly Write[];
  readonly resolved: ResolvedShape | null;
}

export interface ListShape {
  readonly item: ObjectShape;
  /** The list among those of its plan, by which its items are counted. */
  readonly site: number;
  /** The slot of the course whose parts stand in it; -1 where it is the one around it. */
  readonly owner: number;
}

/** Fields of an object that resolvers answer. */
export interface ResolvedShape {
  /** What the resolvers read of the object. */
  readonly of: readonly {
    readonly name: string;
    readonly slot: number;
    readonly toValue: (value: unknown) => unknown;
  }[];
  readonly resolve: ResolveFields;
}

/** Answers by response key, as they would stand in the answer. Rejects where one of them has an error. */
export type ResolveFields = (
  model: Readonly<Record<string, unknown>>,
  context: Context,
  variables: Readonly<Record<string, unknown>>,
) => Promise<Readonly<Record<string, unknown>>>;

interface OfSlot {
  /** What comes before the value, such as `,"name":`. */
  readonly label: Uint8Array;
  readonly slot: number;
  readonly isNullable: boolean;
}

export type Write =
  | { readonly kind: 'typename'; readonly label: Uint8Array }
  | (OfSlot & { readonly kind: 'int' | 'float' | 'boolean' | 'text' | 'url' | 'json' })
  /** `beside` is the slot of a member that has to be there too; -1 for none. */
  | (OfSlot & { readonly kind: 'list'; readonly beside: number })
  | (OfSlot & { readonly kind: 'enum'; readonly values: readonly Uint8Array[] })
  | (OfSlot & { readonly kind: 'id'; readonly prefix: Uint8Array; readonly isPart: boolean })
  | (OfSlot & {
      readonly kind: 'made' /** What was made before of some texts. */;
      readonly known: { readonly text: Uint8Array; readonly json: Uint8Array }[];
      readonly toJson: ToJson;
    })
  | { readonly kind: 'resolved'; readonly label: Uint8Array; readonly responseKey: string };

/** What was made before of the text of a member. */
export interface Known {
  readonly text: Uint8Array;
  readonly json: Uint8Array;
}

/** JSON of what a field is made of; undefined where it must not be null and is. */
export type ToJson = (value: unknown) => string | undefined;
