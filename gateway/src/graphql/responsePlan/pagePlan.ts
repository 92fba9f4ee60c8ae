/** The plan of one field that answers a page: what it selects of the connection, and the items in it. */
import { getNamedType, isObjectType, type FieldNode, type GraphQLField, type GraphQLObjectType } from 'graphql';
import type { Context } from '../../context.ts';
import { connectionOf, type PageRequest, type PageWire } from '../../pagination.ts';
import type { CountedLists } from '../CostMeter.ts';
import type { Variables } from '../pageSizes.ts';
import { askedFieldsOf, jsonOf, listOf, setsOf, type Compilation } from './compileShapes.ts';
import { joined, JsonBytes } from './JsonBytes.ts';
import type { PlannedPage } from './plannedPage.ts';
import { PLACE, placeLength, Projection, type OpenPlace, type Projected } from './Projection.ts';
import { leaveToResolvers } from './UnplannedError.ts';
import type { ListShape, ToJson } from './shapes.ts';

/** Answers the field, or throws: then its resolver does. */
export type RunPlan = (args: unknown, context: Context, variables: Variables) => Promise<JsonBytes>;

/** What stands around the items, in the order of the answer. */
type Part =
  | { readonly kind: 'nodes'; readonly label: string }
  | { readonly kind: 'edges'; readonly label: string; readonly fields: readonly EdgeField[] }
  | { readonly kind: 'made'; readonly label: string; readonly name: string; readonly toJson: ToJson };

interface EdgeField {
  readonly label: string;
  readonly of: 'node' | 'cursor' | 'typename';
}

/** What was cut out of an answer that was lent. */
interface Cut extends Pick<Projected, 'open' | 'places'> {
  readonly bytes: Buffer;
  readonly lists: CountedLists;
}

/** One is enough: nothing else runs while bytes are lent. */
const projection = new Projection();

/** Throws an UnplannedError where something is asked that no plan can answer. */
export function compilePage(
  field: GraphQLField<unknown, Context>,
  page: PlannedPage<unknown>,
  nodes: readonly FieldNode[],
  compilation: Compilation,
): RunPlan {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return leaveToResolvers();
  const { parts, items } = partsOf(type, page, nodes, compilation);
  const { sites, fragments } = compilation;
  const asked = { fieldNodes: nodes, fragments };

  function cutOut(bytes: Buffer, context: Context, request: PageRequest): Cut {
    const { counts, open, places } = projection.begin(bytes, context.origin, sites.length);
    const members = new Map<string, unknown>();
    const ends: number[] = [];
    projection.reader.members((name, from) => {
      if (members.has(name)) leaveToResolvers();
      if (name === 'content') {
        members.set(name, []);
        return projection.items(items, from, ends);
      }
      const end = projection.reader.skip(from);
      members.set(name, projection.reader.parsed(from, end));
      return end;
    });
    if (!members.has('content')) leaveToResolvers();
    const nulls = Array.from({ length: ends.length / 2 }, () => null);
    const connection = { ...connectionOf(pageOf(members), request, nulls), ...page.beside };
    const lists = sites.map((item, site) => [counts[site] ?? 0, item] as const);
    return { bytes: written(parts, connection, ends), lists, open, places };
  }

  return async (args, context, variables) => {
    const { path, request } = page.ask(args, asked) ?? leaveToResolvers();
    const { bytes, lists, open, places } = await context.rest.project(path, (lent) => {
      try {
        return cutOut(lent, context, request);
      } finally {
        projection.end();
      }
    });
    // As `meterLists.ts` counts them one by one; those that are too much are told by it.
    if (!context.cost.addAll(lists)) leaveToResolvers();
    if (open.length === 0) return new JsonBytes(bytes);
    try {
      const answers = await Promise.all(open.map(({ shape, model }) => shape.resolve(model, context, variables)));
      return new JsonBytes(completed(bytes, places, answers));
    } catch (error) {
      context.cost.takeBack(lists);
      throw error;
    }
  };
}

/** The page without its rows; its other members are read with care, as the platform may be of another release. */
const pageOf = (members: ReadonlyMap<string, unknown>): PageWire<unknown> => {
  const { cursors, ...page } = Object.fromEntries(members) as Partial<PageWire<unknown>>;
  if (!Array.isArray(cursors) || !cursors.every((cursor) => typeof cursor === 'string')) return leaveToResolvers();
  return { ...page, content: [], cursors };
};

function partsOf(
  type: GraphQLObjectType,
  page: PlannedPage<unknown>,
  nodes: readonly FieldNode[],
  compilation: Compilation,
) {
  let items: ListShape | null = null;
  const take = (list: ListShape): void => {
    // Both ways at once are two answers.
    if (items !== null) leaveToResolvers();
    items = list;
  };
  const parts: Part[] = [];
  for (const [key, asked] of askedFieldsOf(type, setsOf(nodes), compilation)) {
    const [{ name }] = asked;
    const label = `${parts.length === 0 ? '{' : ','}${JSON.stringify(key)}:`;
    if (name.value === '__typename') {
      parts.push({ kind: 'made', label, name: '', toJson: () => JSON.stringify(type.name) });
      continue;
    }
    const field = type.getFields()[name.value] ?? leaveToResolvers();
    if (name.value === 'nodes') {
      take(listOf(field, page.table, asked, compilation));
      parts.push({ kind: 'nodes', label });
    } else if (name.value === 'edges') {
      const edges = edgesOf(field, page, asked, compilation);
      take(edges.items);
      parts.push({ kind: 'edges', label, fields: edges.fields });
    } else {
      parts.push({ kind: 'made', label, name: name.value, toJson: jsonOf(field.type, asked, compilation) });
    }
  }
  return { parts, items: items ?? leaveToResolvers() };
}

function edgesOf(
  field: GraphQLField<unknown, Context>,
  page: PlannedPage<unknown>,
  nodes: readonly FieldNode[],
  compilation: Compilation,
): { items: ListShape; fields: readonly EdgeField[] } {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return leaveToResolvers();
  const fields: EdgeField[] = [];
  let items: ListShape | null = null;
  for (const [key, asked] of askedFieldsOf(type, setsOf(nodes), compilation)) {
    const [{ name }] = asked;
    const label = `${fields.length === 0 ? '{' : ','}${JSON.stringify(key)}:`;
    if (name.value === 'cursor') fields.push({ label, of: 'cursor' });
    else if (name.value === '__typename') {
      fields.push({ label: `${label}${JSON.stringify(type.name)}`, of: 'typename' });
    } else if (name.value === 'node' && items === null) {
      // Counted as the edges that they stand in.
      items = listOf(field, page.table, nodes, compilation, asked);
      fields.push({ label, of: 'node' });
    } else leaveToResolvers();
  }
  return { items: items ?? leaveToResolvers(), fields };
}

function written(
  parts: readonly Part[],
  connection: Readonly<Record<string, unknown>> & { readonly edges: readonly { readonly cursor: string }[] },
  places: readonly number[],
): Buffer {
  const pieces: (Buffer | string)[] = [];
  for (const part of parts) {
    pieces.push(part.label);
    if (part.kind === 'made') pieces.push(part.toJson(connection[part.name]) ?? leaveToResolvers());
    else if (part.kind === 'nodes')
      pieces.push('[', projection.writer.written(places[0] ?? 0, places.at(-1) ?? 0), ']');
    else {
      pieces.push('[');
      for (const [index, { cursor }] of connection.edges.entries()) {
        if (index > 0) pieces.push(',');
        for (const { label, of } of part.fields) {
          pieces.push(label);
          if (of === 'cursor') pieces.push(JSON.stringify(cursor));
          else if (of === 'node') {
            pieces.push(projection.writer.written(places[index * 2] as number, places[index * 2 + 1] as number));
          }
        }
        pieces.push('}');
      }
      pieces.push(']');
    }
  }
  pieces.push('}');
  return joined(pieces);
}

/** The bytes with what resolvers answered in its places. */
function completed(
  bytes: Buffer,
  places: readonly OpenPlace[],
  answers: readonly Readonly<Record<string, unknown>>[],
): Buffer {
  const pieces: (Buffer | string)[] = [];
  let from = 0;
  for (let at = bytes.indexOf(PLACE); at !== -1; at = bytes.indexOf(PLACE, from)) {
    const place = places[bytes.readUIntBE(at + 1, placeLength - 1)];
    const value = place === undefined ? undefined : answers[place.fields]?.[place.responseKey];
    pieces.push(bytes.subarray(from, at), JSON.stringify(value));
    from = at + placeLength;
  }
  pieces.push(bytes.subarray(from));
  return joined(pieces);
}
