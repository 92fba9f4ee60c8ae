/** OP-13: what makes the contract regular holds for the next field as well. What a release has stands below each rule as an exception. */
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { schemaText } from './schema.ts';

interface Place {
  /** `Type.field` or `Type.field(argument)`. */
  readonly place: string;
  readonly name: string;
  readonly type: string;
  readonly description: string | null | undefined;
  readonly isAnswered: boolean;
  readonly isDeprecated: boolean;
}

const schema = buildSchema(schemaText);
const own = Object.values(schema.getTypeMap()).filter(
  ({ name }) => !name.startsWith('__') && !['String', 'Int', 'Float', 'Boolean', 'ID'].includes(name),
);
const places = own.flatMap(placesOf);

describe('OP-13 spans', () => {
  test('begin with startTime and end with endTime, but for those with a word of their own', () => {
    const words = /^(?:from|until|since|to|begin|stop)Time$|(?<!^available)(?:From|Until)Time$/;
    expect(namesThat((name) => words.test(name), ['Retention.factsKeptFromTime'])).toEqual([]);
  });

  test('what ends with finishTime is a learner’s way, never a span', () => {
    const learners = new Set(['ModuleProgress', 'UserCourse', 'CompletionRecord']);
    const others = places.filter(
      ({ name, place, isDeprecated }) =>
        name === 'finishTime' && !isDeprecated && !learners.has(place.split('.')[0] ?? ''),
    );
    expect(others.map(({ place }) => place)).toEqual([]);
  });
});

describe('OP-13 moments', () => {
  const moments = places.filter(({ type }) => type === 'DateTime');

  test('are named by what happened, as a verb: createTime', () => {
    const participles = /(?:[a-z](?:ed)|left|done|sent|made|begun|given|seen)Time$/;
    expect(namesThat((name) => participles.test(name), ['LectureProgress.doneTime'])).toEqual([]);
  });

  test('end with Time', () => {
    const wrong = moments.filter(({ name }) => !/(?:^t|T)ime$/.test(name) && !/^(?:updated|deleted)Since$/.test(name));
    expect(wrong.map(({ place }) => place)).toEqual([]);
  });

  test('have one name for the last activity', () => {
    expect(namesThat((name) => /^(?:active|activity|used)Time$/.test(name), [])).toEqual([]);
  });

  test('are called in an order as in what it orders', () => {
    const fields = new Set(places.map(({ name }) => name));
    const unknown = own
      .filter((type) => isEnumType(type) && type.name.endsWith('OrderField'))
      .flatMap((type) => valuesOf(type).map(({ name }) => name))
      .filter((name) => name.endsWith('_TIME') && !fields.has(camel(name)));
    expect(unknown).toEqual([]);
  });
});

describe('OP-13 days and languages', () => {
  test('a day is a Date, and nothing else is', () => {
    const days = places.filter(({ name }) => /(?:^d|D)(?:ate|ay)$/.test(name));
    expect(days.length).toBeGreaterThan(0);
    expect(days.filter(({ type }) => type !== 'Date').map(({ place }) => place)).toEqual([]);
    expect(places.filter(({ type }) => type === 'Date').map(({ name }) => name)).toEqual(days.map(({ name }) => name));
  });

  test('a language of the interface is a Language; of content, which may be in any, a tag of BCP 47', () => {
    const languages = places.filter(({ name, type }) => /(?:^l|L)anguage$/.test(name) && type !== 'Language');
    const untold = languages.filter(({ type, description }) => type !== 'String' || !description?.includes('BCP 47'));
    expect(languages.length).toBeGreaterThan(3);
    expect(untold.map(({ place }) => place)).toEqual([]);
  });
});

describe('OP-13 orders', () => {
  test('have one name, orderBy, and one shape', () => {
    const asked = places.filter(({ place, type }) => place.includes('(') && type.endsWith('Order'));
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter(({ name }) => name !== 'orderBy').map(({ place }) => place)).toEqual([]);
    const shapeless = asked.filter(({ type }) => !isInputObjectType(schema.getType(type)));
    expect(shapeless.map(({ place }) => place)).toEqual([]);
  });

  test('are ascending when nothing is said', () => {
    const directions = own.flatMap((type) =>
      isInputObjectType(type) ? Object.values(type.getFields()).map((field) => ({ field, type })) : [],
    );
    const wrong = directions.filter(
      ({ field }) => getNamedType(field.type).name === 'OrderDirection' && field.defaultValue !== 'ASC',
    );
    expect(wrong.map(({ type }) => type.name)).toEqual([]);
  });
});

describe('OP-13 booleans', () => {
  const answered = places.filter(
    ({ type, isAnswered, isDeprecated }) => type === 'Boolean' && isAnswered && !isDeprecated,
  );
  const adjectives =
    'active complete correct current done editing exact expired hidden known live ok open overdue placed readOnly rightsWait secret signedOut stuck warned';
  const statement = new RegExp(
    `^(?:has|holds|may|uses)[A-Z]|(?:ed|able|ible|Proven|Done|Only|IsLink|By[A-Z][a-z]+)$|^(?:${adjectives.replaceAll(' ', '|')})$`,
  );
  /** Types whose booleans are switches, called by what they switch. */
  const switches = new Set(['Notices', 'Reminders', 'SwitchRemindersPayload']);
  /** Settings, called as the input that sets them; and what a release calls by a noun, with what stands beside it in the editor. */
  const settings = new Set([
    'createCourse',
    'createVoucher',
    'notify',
    'sync',
    'dryRun',
    'remoteComponents',
    'marketplace',
  ]);
  const nouns = new Set([
    'admin',
    'certificate',
    'dynamicContentHeight',
    'frame',
    'list',
    'reset',
    'sequentialProgress',
    'template',
  ]);

  test('are statements: an adjective, or a verb with its object', () => {
    const wrong = answered.filter(
      ({ name, place }) =>
        !statement.test(name) && !settings.has(name) && !nouns.has(name) && !switches.has(place.split('.')[0] ?? ''),
    );
    expect(wrong.map(({ place }) => place)).toEqual([]);
  });

  test('do without is', () => {
    expect(
      places.filter(({ name, type }) => type === 'Boolean' && /^is[A-Z]/.test(name)).map(({ place }) => place),
    ).toEqual([]);
  });
});

describe('OP-13 words', () => {
  const names = [
    ...places.filter(({ isDeprecated }) => !isDeprecated),
    ...own.map(({ name }) => ({ name, place: name })),
  ];

  test.each([
    ['max', /^most[A-Z]/],
    ['lockToken', /[fF]ence/],
    ['status', /^standing$|Standing$/],
    ['…Count', /^amount$|Amount$|^usages$/],
    ['…ToReview', /LookAt|Attention/],
    ['remaining…', /^room$|^leftIn$/],
  ])('%s is the one for what it names', (_word, others) => {
    expect(names.filter(({ name }) => others.test(name)).map(({ place }) => place)).toEqual([]);
  });

  test('a list is called by what stands in it', () => {
    const lists = own.filter((type) => isObjectType(type) && type.name.endsWith('Connection'));
    const named = lists.map(({ name }) => ({
      name,
      edge: getNamedType(fieldOf(schema.getType(name), 'edges')?.type as GraphQLOutputType).name,
    }));
    const wrong = named.filter(({ name, edge }) => !name.endsWith(edge.replace(/Edge$/, 'Connection')));
    expect(wrong).toEqual([]);
  });

  test('a type of facts is called by one of what is counted', () => {
    const types = own.filter(({ name }) => name === 'FactType').flatMap(valuesOf);
    expect(types.length).toBeGreaterThan(5);
    expect(types.filter(({ name }) => name.endsWith('S')).map(({ name }) => name)).toEqual([]);
  });
});

describe('OP-13 payloads', () => {
  test('each mutation has one of its own, named after it: what one of them answers more some day is no field of the others', () => {
    const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
    expect(fields.length).toBeGreaterThanOrEqual(100);
    const wrong = fields.filter(
      ({ name, type }) => getNamedType(type).name !== `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`,
    );
    // A release has these.
    expect(wrong.map(({ name }) => name)).toEqual(['register', 'signInExternally']);
  });
});

describe('OP-14 versions', () => {
  const ofObjects = own.filter((type) => isInputObjectType(type) && fieldOf(type, 'version') !== undefined);

  test.each(ofObjects.map(({ name }) => name))(
    '%s takes a version as it is read, and its payload tells the one that is stored',
    (input) => {
      const taken = fieldOf(schema.getType(input), 'version')?.type.toString();
      const payload = schema.getType(input.replace(/Input$/, 'Payload'));
      expect(fieldOf(payload, 'currentVersion')?.type.toString()).toBe(taken);
      const read = isObjectType(payload)
        ? Object.values(payload.getFields()).map(({ type }) => getNamedType(type))
        : [];
      const versions = read.flatMap((type) => fieldOf(type, 'version')?.type.toString() ?? []);
      expect(versions.every((type) => type === `${taken}!`)).toBe(true);
    },
  );

  test('are taken by more than one mutation', () => {
    expect(ofObjects.length).toBeGreaterThan(3);
  });
});

function fieldOf(type: GraphQLNamedType | undefined, name: string): Named | undefined {
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return hasFields ? type.getFields()[name] : undefined;
}

function placesOf(type: GraphQLNamedType): Place[] {
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) {
    return [];
  }
  const isAnswered = !isInputObjectType(type);
  return Object.values(type.getFields()).flatMap((field) => {
    const place = `${type.name}.${field.name}`;
    const args: readonly GraphQLArgument[] = 'args' in field ? (field.args as readonly GraphQLArgument[]) : [];
    return [
      placeOf(place, field, isAnswered),
      ...args.map((argument) => placeOf(`${place}(${argument.name})`, argument, false)),
    ];
  });
}

interface Named {
  readonly name: string;
  readonly type: GraphQLInputType | GraphQLOutputType;
  readonly description?: string | null | undefined;
  readonly deprecationReason?: string | null | undefined;
}

function placeOf(place: string, { name, type, description, deprecationReason }: Named, isAnswered: boolean): Place {
  return {
    place,
    name,
    type: getNamedType(type).name,
    description,
    isAnswered,
    isDeprecated: deprecationReason != null,
  };
}

/** Places that a rule forbids by their name, but for the exceptions, each of which has to be one. */
function namesThat(isWrong: (name: string) => boolean, exceptions: readonly string[]): string[] {
  const wrong = places.filter(({ name, isDeprecated }) => isWrong(name) && !isDeprecated).map(({ place }) => place);
  expect(wrong).toEqual(expect.arrayContaining([...exceptions]));
  return wrong.filter((place) => !exceptions.includes(place));
}

const valuesOf = (type: GraphQLNamedType): readonly GraphQLEnumValue[] => (isEnumType(type) ? type.getValues() : []);

const camel = (name: string): string =>
  name.toLowerCase().replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

test('OP-205 the structure of a course leads down only: no document goes round in circles and asks the same texts each time', () => {
  const structure = ['Course', 'Module', 'Lecture'];
  const schema = buildSchema(schemaText);
  const up = structure.flatMap((name, depth) => {
    const type = schema.getType(name);
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    return fields
      .filter((field) => structure.slice(0, depth + 1).includes(getNamedType(field.type).name))
      .map((field) => `${name}.${field.name}`);
  });
  expect(up).toEqual([]);
});
