/** A section as an object of YAML: its name, its type and what differs from the defaults of the type, side by side. */
import type { Fields, TreeNode } from '../tree/courseTree.ts';
import { sectionDefaults, turnDefaults } from '../tree/defaults.ts';
import { changeMembers, eachOf, isRecord, nameFromFile, nameToFile } from './nodeFile.ts';
import { withDefaults, withoutDefaults } from './omit.ts';
import { richFromFile, richToFile } from './richText.ts';

type Change = (value: unknown) => unknown;

export function sectionToFile(section: TreeNode): Fields {
  const { type, questions, ...members } = section.fields;
  return {
    ...nameToFile(section),
    type,
    ...withoutDefaults({ questions }, { questions: [] }),
    ...withoutDefaults(changed(members, toFile), sectionDefaults[String(type)] ?? {}),
  };
}

export function sectionFromFile(value: Fields): TreeNode {
  const { id, key, rest } = nameFromFile(value);
  const { type, questions = [], ...members } = rest;
  return {
    id,
    key,
    fields: {
      type,
      questions,
      ...withDefaults(changed(members, fromFile), sectionDefaults[String(type)] ?? {}),
    },
  };
}

/** Every member of sections that says more than itself, by its name. */
type Changes = Readonly<Record<'html' | 'items' | 'turns' | 'options', Change>>;

const changed = (members: Fields, changes: Changes): Fields => changeMembers(members, changes) as Fields;

const toFile: Changes = {
  html: richToFile,
  items: (items) => eachOf(items, (item) => changeMembers(item, { html: richToFile })),
  turns: (turns) =>
    eachOf(turns, (turn) =>
      isRecord(turn)
        ? withoutDefaults(
            changeMembers(turn, {
              bubbles: (bubbles) => eachOf(bubbles, (bubble) => changeMembers(bubble, { text: richToFile })),
            }) as Fields,
            turnDefaults,
          )
        : turn,
    ),
  options: (options) =>
    eachOf(options, (option) =>
      changeMembers(option, {
        sections: (sections) => eachOf(sections, (section) => sectionToFile(section as TreeNode)),
      }),
    ),
};

const fromFile: Changes = {
  html: richFromFile,
  items: (items) => eachOf(items, (item) => changeMembers(item, { html: richFromFile })),
  turns: (turns) =>
    eachOf(turns, (turn) =>
      isRecord(turn)
        ? withDefaults(
            changeMembers(turn, {
              bubbles: (bubbles) => eachOf(bubbles, (bubble) => changeMembers(bubble, { text: richFromFile })),
            }) as Fields,
            turnDefaults,
          )
        : turn,
    ),
  options: (options) =>
    eachOf(options, (option) =>
      isRecord(option)
        ? {
            ...option,
            sections: eachOf(option['sections'] ?? [], (section) =>
              isRecord(section) ? sectionFromFile(section) : section,
            ),
          }
        : option,
    ),
};
