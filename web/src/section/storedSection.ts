/** Sections that were kept outside of a course, by this version of the client or an earlier one: in the journal, on a clipboard. */
import type { SectionContent, SectionDraft } from '../authoring/draft/sectionDraft.ts';
import { z } from '../editing/shape.ts';
import { broughtUp, type ShapeVersions } from '../editing/shapeVersions.ts';
import { sectionTypes, type SectionName } from './types.ts';

const kept = z.strictObject({
  key: z.string(),
  id: z.optional(z.int()),
  questions: z.array(z.string()),
  content: z.looseObject({ type: z.string() }),
});

/** A section that was kept at these versions, brought up to ours step by step; null when it is none, or of a later version than ours. */
export function storedSection(value: unknown, versions: ShapeVersions): SectionDraft | null {
  const section = kept.safeParse(value).data;
  const content = section && storedContent(section.content, versions);
  return content ? { ...section, content } : null;
}

type Kept = Readonly<Record<string, unknown>> & { readonly type: string };

function storedContent(stored: Kept, versions: ShapeVersions): SectionContent | null {
  if (!isKnown(stored.type)) {
    return null;
  }
  const content = broughtUp<SectionContent>(stored, sectionTypes[stored.type], versions);
  return content?.type === 'branch' ? storedBranch(content, versions) : content;
}

type Branch = Extract<SectionContent, { readonly type: 'branch' }>;

/** The sections within are kept at the same versions. */
function storedBranch(branch: Branch, versions: ShapeVersions): Branch | null {
  const options = branch.options.map(({ title, sections }) => {
    const read = sections.flatMap((section) => storedSection(section, versions) ?? []);
    return read.length === sections.length ? { title, sections: read } : null;
  });
  const whole = options.filter((option) => option !== null);
  return whole.length === options.length ? { ...branch, options: whole } : null;
}

const isKnown = (name: string): name is SectionName => Object.hasOwn(sectionTypes, name);
