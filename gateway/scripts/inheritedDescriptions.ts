import {
  Kind,
  parse,
  type DocumentNode,
  type FieldDefinitionNode,
  type InterfaceTypeDefinitionNode,
  type ObjectTypeDefinitionNode,
  type StringValueNode,
  type TypeNode,
} from 'graphql';

type Fields = InterfaceTypeDefinitionNode | ObjectTypeDefinitionNode;
interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * The contract with the descriptions that its authors wrote once, at every place that tools read them from: a field of an interface
 * describes the same field of its implementers, and an input type describes the argument that takes it. Introspection inherits neither.
 */
export function withInheritedDescriptions(contract: string): string {
  const document = parse(contract);
  const types = document.definitions.filter(hasFields);
  const insertions = types.flatMap((type) => [
    ...describedByInterfaces(type, types, contract),
    ...(type.fields ?? []).flatMap((field) => describedByInputs(field, document, contract)),
  ]);
  return insertions
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), contract);
}

const hasFields = (definition: DocumentNode['definitions'][number]): definition is Fields =>
  definition.kind === Kind.INTERFACE_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_DEFINITION;

function describedByInterfaces(type: Fields, types: readonly Fields[], contract: string): Insertion[] {
  const inherited = (name: string): StringValueNode | undefined =>
    (type.interfaces ?? [])
      .map((each) => types.find(({ name: { value } }) => value === each.name.value))
      .flatMap((each) => each?.fields ?? [])
      .find((field) => field.name.value === name && field.description !== undefined)?.description;
  return (type.fields ?? []).flatMap((field) => {
    const description = field.description === undefined ? inherited(field.name.value) : undefined;
    return description === undefined ? [] : [insertion(field, description, contract)];
  });
}

/** The width of a line of the contract, as its formatter breaks them. */
const lineWidth = 120;

function describedByInputs(field: FieldDefinitionNode, { definitions }: DocumentNode, contract: string): Insertion[] {
  return (field.arguments ?? []).flatMap((argument) => {
    const type = definitions.find(
      (each) => each.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && each.name.value === nameOf(argument.type),
    );
    const description = type !== undefined && 'description' in type ? type.description : undefined;
    if (argument.description !== undefined || description === undefined) {
      return [];
    }
    return isTooLong(argument, description, contract)
      ? onLinesOfTheirOwn(argument, description, contract)
      : [insertion(argument, description, contract)];
  });
}

const textOf = ({ loc }: Pick<FieldDefinitionNode, 'loc'>, contract: string): string =>
  contract.slice(loc?.start, loc?.end);

function isTooLong({ loc }: Pick<FieldDefinitionNode, 'loc'>, description: StringValueNode, contract: string): boolean {
  const at = loc?.start ?? 0;
  const line = contract.slice(contract.lastIndexOf('\n', at) + 1, contract.indexOf('\n', at));
  const written = textOf(description, contract);
  return written.includes('\n') || line.length + written.length + 1 > lineWidth;
}

/** The one argument of a field, with its description, between the field's name and its type. */
function onLinesOfTheirOwn(
  { loc }: Pick<FieldDefinitionNode, 'loc'>,
  description: StringValueNode,
  contract: string,
): Insertion[] {
  const written = textOf(description, contract).replaceAll(/\n[ \t]*/g, '\n    ');
  return [
    { at: loc?.start ?? 0, text: `\n    ${written}\n    ` },
    { at: loc?.end ?? 0, text: '\n  ' },
  ];
}

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type));

/** The description before what it describes: on a line of its own where that begins its line. */
function insertion(
  { loc }: Pick<FieldDefinitionNode, 'loc'>,
  description: StringValueNode,
  contract: string,
): Insertion {
  const at = loc?.start ?? 0;
  const indent = /(?:^|\n)([ \t]*)$/.exec(contract.slice(0, at))?.[1];
  const written = contract
    .slice(description.loc?.start, description.loc?.end)
    .replaceAll(/\n[ \t]*/g, `\n${indent ?? ''}`);
  return { at, text: indent === undefined ? `${written} ` : `${written}\n${indent}` };
}
