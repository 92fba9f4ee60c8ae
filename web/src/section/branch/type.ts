/* oxlint-disable relay/must-colocate-fragment-spreads -- readSection.ts lists this type, and hands down what reads the sections within */
import { foundIf } from '../../editing/check/contentFinding.ts';
import { BranchFork20Regular } from '@fluentui/react-icons/svg/branch-fork';
import { createElement } from 'react';
import { graphql, readInlineData } from 'react-relay';
import type { SectionDraft } from '../../authoring/draft/sectionDraft.ts';
import { previewText } from '../../editing/previewText.ts';
import { z } from '../../editing/shape.ts';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { sectionType, type InsertableSectionType } from '../sectionType.ts';
import { BranchSection } from './BranchSection.tsx';
import type { type_branch$key } from './__generated__/type_branch.graphql.ts';

/** Ways on; no branch stands within another (OP-100). */
export interface BranchContent {
  readonly type: 'branch';
  readonly options: readonly BranchOption[];
}

export interface BranchOption {
  readonly title: string;
  readonly sections: readonly SectionDraft[];
}

/** The sections within are looked at one by one, each by the shape of its own type. */
const sections = z.array(z.custom<SectionDraft>());
const shape = z.strictObject({
  type: z.literal('branch'),
  options: z.array(z.strictObject({ title: z.string(), sections })),
});

/** A choice of ways on, each with sections of its own (SEC-14); a new one has two, without sections yet. */
export const branch: InsertableSectionType<BranchContent, type_branch$key> = sectionType<
  BranchContent,
  type_branch$key
>({
  name: 'branch',
  label: messages.typeBranch,
  hint: messages.hintBranch,
  group: 'activity',
  Icon: BranchFork20Regular,
  shape,
  read: (section, around) => {
    const { options } = readInlineData<type_branch$key>(
      graphql`
        fragment type_branch on AuthoredBranchSection @inline {
          options {
            title
            sections {
              ...readSection_inner
            }
          }
        }
      `,
      section,
    );
    return {
      type: 'branch',
      options: options.map(({ title, sections: inner }) => ({ title, sections: inner.map(around.inner) })),
    };
  },
  write: ({ options }, around) => ({
    branch: { options: options.map(({ title, sections: inner }) => ({ title, sections: inner.map(around.section) })) },
  }),
  make: (words) => ({
    type: 'branch',
    options: [1, 2].map((number) => ({ title: words.option(number), sections: [] })),
  }),
  summary: ({ options }) => previewText(options.map(({ title }) => title).join(' · ')),
  fieldNames: { options: messages.options, title: messages.title },
  innerSections: {
    of: ({ options }) => options.flatMap((option) => option.sections),
    replaced: (content, next) => ({
      ...content,
      options: content.options.map(({ title, sections: inner }) => ({ title, sections: next(inner) })),
    }),
  },
  check: ({ options }) =>
    options.flatMap(({ sections: inner }, at) => foundIf(inner.length === 0, 'empty', `options.${at}`)),
  draw: ({ options }, around) =>
    createElement(BranchSection, {
      options: options.map(({ title, sections: inner }) => ({ title, sections: () => around.sections(inner) })),
    }),
  editor: () => import('./BranchSectionEditor.tsx').then((module) => module.BranchSectionEditor),
});
