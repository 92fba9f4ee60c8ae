/** Fields of courses, modules and achievements as objects of YAML. */
import type { Fields, ModuleNode, TreeNode } from '../tree/courseTree.ts';
import {
  achievementDefaults,
  avatarDefaults,
  courseDefaults,
  metadataDefaults,
  moduleDefaults,
} from '../tree/defaults.ts';
import { changeMembers, eachOf, isRecord, nameFromFile, nameToFile } from './nodeFile.ts';
import { withDefaults, withoutDefaults } from './omit.ts';
import { richFromFile, richToFile } from './richText.ts';

export function courseToFile(fields: Fields): Fields {
  const { metadata, ...others } = fields;
  const stated = withoutDefaults(changeMembers(metadata, { avatars: avatarsToFile }) as Fields, metadataDefaults);
  const written = { ...(changeMembers(others, { description: richToFile }) as Fields), metadata: stated };
  return { name: fields['name'], ...withoutDefaults(written, { ...courseDefaults, metadata: {} }) };
}

export function courseFromFile(value: Fields): Fields {
  const { metadata = {}, ...others } = value;
  const stated = isRecord(metadata)
    ? withDefaults(changeMembers(metadata, { avatars: avatarsFromFile }) as Fields, metadataDefaults)
    : metadata;
  return {
    ...withDefaults(changeMembers(others, { description: richFromFile }) as Fields, courseDefaults),
    metadata: stated,
  };
}

const avatarsToFile = (avatars: unknown): unknown =>
  eachOf(avatars, (each) => (isRecord(each) ? withoutDefaults(each, avatarDefaults) : each));

const avatarsFromFile = (avatars: unknown): unknown =>
  eachOf(avatars, (each) => (isRecord(each) ? withDefaults(each, avatarDefaults) : each));

export const moduleToFile = (module: ModuleNode): Fields => ({
  ...nameToFile(module),
  name: module.fields['name'],
  ...withoutDefaults(changeMembers(module.fields, { description: richToFile }) as Fields, moduleDefaults),
});

export const moduleFromFile = (value: Fields): TreeNode => named(value, moduleDefaults);

export const achievementToFile = (achievement: TreeNode): Fields => ({
  ...nameToFile(achievement),
  name: achievement.fields['name'],
  ...withoutDefaults(changeMembers(achievement.fields, { description: richToFile }) as Fields, achievementDefaults),
});

export const achievementFromFile = (value: Fields): TreeNode => named(value, achievementDefaults);

function named(value: Fields, defaults: Fields): TreeNode {
  const { id, key, rest } = nameFromFile(value);
  return { id, key, fields: withDefaults(changeMembers(rest, { description: richFromFile }) as Fields, defaults) };
}
