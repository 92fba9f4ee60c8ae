import { splitName } from '../../file/splitName.ts';
import type { InsertableType } from '../../section/types.ts';
import type { NewSections } from '../canvas/useInsertSection.ts';
import type { SectionContent } from '../draft/sectionDraft.ts';
import type { LibraryFile } from './libraryFile.ts';

/** A new section that shows a file: a picture or a video beside text, a PDF or a sound alone; null for anything else. */
export function sectionOfFile(
  { type, url, name, alternativeText }: Pick<LibraryFile, 'type' | 'url' | 'name' | 'alternativeText'>,
  newSection: (type: InsertableType) => NewSections,
): NewSections | null {
  switch (type) {
    case 'IMAGE':
      return changed(newSection('imageText'), (content) =>
        content.type === 'imageText' ? { ...content, imageUrl: url, imageAlt: alternativeText ?? '' } : content,
      );
    case 'PDF':
      return changed(newSection('pdf'), (content) =>
        content.type === 'pdf' ? { ...content, url, title: splitName(name).stem } : content,
      );
    case 'VIDEO':
      return changed(newSection('videoText'), (content) =>
        content.type === 'videoText' ? { ...content, videoUrl: url } : content,
      );
    case 'MP3':
      return changed(newSection('audio'), (content) =>
        content.type === 'audio' ? { ...content, url, title: splitName(name).stem } : content,
      );
    default:
      return null;
  }
}

const changed = (added: NewSections, change: (content: SectionContent) => SectionContent): NewSections => ({
  ...added,
  nodes: added.nodes.map((node) => ({ ...node, content: change(node.content) })),
});
