/** A lecture as a Markdown file: its fields in front, then its sections. */
import type { Fields, LectureNode, TreeNode } from '../tree/courseTree.ts';
import { isSame } from '../tree/isSame.ts';
import { lectureDefaults, mediaSourceDefaults } from '../tree/defaults.ts';
import { isRecord, nameFromFile, nameToFile } from './nodeFile.ts';
import { withDefaults, withoutDefaults } from './omit.ts';
import { richFromFile, richToFile } from './richText.ts';
import { bodyFromFile, bodyMember, bodyToFile, STRAY } from './sectionBody.ts';
import { printBlock, splitBlocks, type SectionBlock } from './sectionBlocks.ts';
import { sectionFromFile, sectionToFile } from './sectionFile.ts';
import { parseYaml, type Parsed } from './parsedYaml.ts';
import { printYaml } from './yaml.ts';

/** `before` is the file that it replaces. */
export function printLecture(lecture: LectureNode, before?: string): string {
  const old = before === undefined ? null : splitFile(before);
  const oldBlocks = old === null ? [] : [...old.blocks];
  const front = printYaml(lectureToFile(lecture), old?.front);
  const sections = lecture.sections.map((section) => printSection(section, takeBlock(oldBlocks, section)));
  return [`---\n${front}---\n`, ...sections].join('\n');
}

export interface ReadSection {
  readonly section: TreeNode;
  readonly yaml: Parsed | null;
  readonly bodyLine: number;
}

/** The lecture without questions, which are in a file of their own. */
export interface ReadLecture {
  readonly lecture: Omit<LectureNode, 'questions' | 'sections'>;
  readonly front: Parsed;
  readonly sections: readonly ReadSection[];
  /** Where YAML begins that does not end. */
  readonly openLines: readonly number[];
}

export function readLecture(file: string, text: string): ReadLecture {
  const { front, blocks, isClosed } = splitFile(text);
  const parsed = parseYaml(file, front, 2);
  const { id, key, rest } = nameFromFile(isRecord(parsed.value) ? parsed.value : {});
  const { description = '', mediaSource = null, ...others } = rest;
  const fields = {
    ...others,
    description: richFromFile(description),
    mediaSource: isRecord(mediaSource) ? withDefaults(mediaSource, mediaSourceDefaults) : mediaSource,
  };
  return {
    lecture: { id, key, fields: withDefaults(fields, lectureDefaults) },
    front: parsed,
    sections: blocks.map((block) => readSection(file, block)),
    openLines: [...(isClosed ? [] : [1]), ...blocks.flatMap((block) => (block.isClosed ? [] : [block.yamlLine - 1]))],
  };
}

function lectureToFile(lecture: LectureNode): Fields {
  const { description, mediaSource, ...others } = lecture.fields;
  const written = {
    ...others,
    description: richToFile(description),
    mediaSource: isRecord(mediaSource) ? withoutDefaults(mediaSource, mediaSourceDefaults) : mediaSource,
  };
  return { ...nameToFile(lecture), ...withoutDefaults(written, lectureDefaults) };
}

function printSection(section: TreeNode, old: SectionBlock | undefined): string {
  const member = bodyMember(section.fields['type']);
  const text = member === null ? null : section.fields[member];
  const kept = old !== undefined && member !== null && isSame(bodyFromFile(member, old.body), text) ? old.body : null;
  const body = member === null ? null : (kept ?? bodyToFile(member, text));
  const file = sectionToFile(section);
  const { [member ?? '']: _text, ...header } = file;
  const value = body === null ? file : header;
  return printBlock(printYaml(value, old?.yaml ?? undefined), body ?? '');
}

function readSection(file: string, { yaml, body, yamlLine, bodyLine }: SectionBlock): ReadSection {
  const parsed = yaml === null ? null : parseYaml(file, yaml, yamlLine);
  const value: Fields = parsed === null ? { type: 'richText' } : isRecord(parsed.value) ? parsed.value : {};
  const member = bodyMember(value['type']);
  const hasText = member !== null && !Object.hasOwn(value, member);
  const section = sectionFromFile(value);
  const fields = hasText ? { ...section.fields, [member]: bodyFromFile(member, body) } : section.fields;
  const stray = !hasText && body !== '' ? { [STRAY]: body } : {};
  return { section: { ...section, fields: { ...fields, ...stray } }, yaml: parsed, bodyLine };
}

const idOf = ({ yaml }: SectionBlock): unknown => /^id: *(\d+)/m.exec(yaml ?? '')?.[1];

/** The block of the same section in the file before: by its id, for a new one the next that has none. */
function takeBlock(blocks: SectionBlock[], { id }: TreeNode): SectionBlock | undefined {
  const found = blocks.find((block) => idOf(block) === String(id)) ?? blocks.find((block) => idOf(block) === undefined);
  blocks.splice(found === undefined ? 0 : blocks.indexOf(found), found === undefined ? 0 : 1);
  return found;
}

interface LectureText {
  /** The YAML in front. */
  readonly front: string;
  readonly blocks: readonly SectionBlock[];
  /** False for fields in front that have no end. */
  readonly isClosed: boolean;
}

function splitFile(text: string): LectureText {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const isOpened = lines[0]?.trimEnd() === '---';
  const end = isOpened ? lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---') : -1;
  const front = end === -1 ? '' : `${lines.slice(1, end).join('\n')}\n`;
  return { front, blocks: splitBlocks(lines.slice(end + 1).join('\n'), end + 2), isClosed: !isOpened || end !== -1 };
}
