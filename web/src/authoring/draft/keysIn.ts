import type { DraftNode, LectureDraft, ModuleDraft, NodeKey } from './courseDraft.ts';
import { innerSections } from './questionPlaces.ts';
import type { SectionDraft } from './sectionDraft.ts';

/** The keys of nodes of any kinds and of all nodes within them. */
export const keysIn = (nodes: readonly DraftNode[]): readonly NodeKey[] =>
  nodes.flatMap((node) => [node.key, ...keysIn(childrenOf(node))]);

/** The nodes that stand directly within a node. */
export function childrenOf(node: DraftNode): readonly DraftNode[] {
  if ('lectures' in node) {
    return (node as ModuleDraft).lectures;
  }
  if ('content' in node && 'fields' in node) {
    const { content } = node as LectureDraft;
    return content === 'notRead' ? [] : [...content.sections, ...content.questions];
  }
  return 'content' in node && 'questions' in node ? innerSections(node as SectionDraft) : [];
}
