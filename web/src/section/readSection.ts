/** Sections as the gateway answers them, each read by the descriptor of its type. */
import { graphql, readInlineData } from 'react-relay';
import type { SectionContent, SectionDraft } from '../authoring/draft/sectionDraft.ts';
import { branch as branchType } from './branch/type.ts';
import type { ReadAround } from './sectionType.ts';
import { sectionTypes, type SectionName } from './types.ts';
import type { readSection_inner$data, readSection_inner$key } from './__generated__/readSection_inner.graphql.ts';
import type { readSection_section$key } from './__generated__/readSection_section.graphql.ts';

/** A section as it was read; its questions by raw id. */
export interface AnsweredSection {
  readonly id: number;
  readonly questionIds: readonly number[];
  readonly content: SectionContent;
}

interface Reading {
  readonly question: ReadAround['question'];
  /** Makes a section of a draft of one that was read. */
  readonly draft: (section: AnsweredSection) => SectionDraft;
}

/** A section of a lecture. Throws for a type without a descriptor: the lecture stays unread rather than losing it with the next save. */
export function readSection(section: readSection_section$key, reading: Reading): SectionDraft {
  const around: ReadAround = {
    question: reading.question,
    inner: (inner) => reading.draft(readInner(inner, around)),
  };
  const data = readInlineData<readSection_section$key>(
    graphql`
      fragment readSection_section on AuthoredSection @inline {
        ...readSection_inner
        ...type_branch @alias(as: "branch")
      }
    `,
    section,
  );
  const branch = data.branch ? branchType.read(data.branch, around) : null;
  return reading.draft(readInner(data, around, branch));
}

/** Also a section in the option of a branch, which is no branch itself (OP-100). */
function readInner(
  section: readSection_inner$key,
  around: ReadAround,
  branch: SectionContent | null = null,
): AnsweredSection {
  const { node, ...answers } = readInlineData<readSection_inner$key>(
    graphql`
      fragment readSection_inner on AuthoredSection @inline {
        ... on AuthoredSectionFields @alias(as: "node") {
          sectionId
          questionIds
        }
        ...type_richText @alias(as: "richText")
        ...type_text @alias(as: "text")
        ...type_imageText @alias(as: "imageText")
        ...type_videoText @alias(as: "videoText")
        ...type_question @alias(as: "question")
        ...type_dialog @alias(as: "dialog")
        ...type_accordion @alias(as: "accordion")
        ...type_important @alias(as: "important")
        ...type_additionalInfo @alias(as: "additionalInfo")
        ...type_examples @alias(as: "examples")
        ...type_button @alias(as: "button")
        ...type_pdf @alias(as: "pdf")
        ...type_audio @alias(as: "audio")
        ...type_file @alias(as: "file")
        ...type_embed @alias(as: "embed")
        ...type_html @alias(as: "html")
        ...type_divider @alias(as: "divider")
        ...type_unknown @alias(as: "unknown")
      }
    `,
    section,
  );
  const content = branch ?? contentIn(answers, around);
  if (!node || !content) {
    throw new Error('A section of a type that is not known here.');
  }
  return { id: node.sectionId, questionIds: node.questionIds, content };
}

type InnerName = Exclude<SectionName, 'branch'>;

/** The fragment of each type by its alias above: neither a type without its spread compiles, nor a spread without its type. */
type Keys = { readonly [Name in InnerName]: NonNullable<readSection_inner$data[Name]> };
type Answers = Omit<readSection_inner$data, 'node' | ' $fragmentType'>;

interface Reader<Key> {
  readonly read: (section: Key, around: ReadAround) => SectionContent | null;
}

const readers: { readonly [Name in keyof Answers]: Reader<NonNullable<Answers[Name]>> } = sectionTypes;

const innerNames = (Object.keys(sectionTypes) as readonly SectionName[]).filter((name) => name !== 'branch');

function contentIn(answers: Answers, around: ReadAround): SectionContent | null {
  for (const name of innerNames) {
    const content = readAs(name, answers, around);
    if (content) {
      return content;
    }
  }
  return null;
}

function readAs<Name extends InnerName>(
  name: Name,
  answers: { readonly [Each in Name]?: Keys[Each] | null },
  around: ReadAround,
): SectionContent | null {
  const section = answers[name];
  const reader: Reader<Keys[Name]> = readers[name];
  return section ? reader.read(section, around) : null;
}
