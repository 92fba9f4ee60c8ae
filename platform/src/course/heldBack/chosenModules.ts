/** What is live once the changes of some modules are (BEY-24). */
import type { LectureBody, Outline, OutlineModule } from '../../content/content.ts';
import { contentIds } from '../../content/gamificationRules.ts';
import { sectionsById } from '../../content/section/sectionRules.ts';
import type { Id } from '../../shared/id.ts';

/**
 * The live outline in which the chosen modules are as they are held back: changed, new behind what they stand behind there, or gone. Others stay, as do
 * achievements, which lose what they name that is gone.
 */
export function withChosenModules(live: Outline, working: Outline, chosen: ReadonlySet<Id>): Outline {
  const held = new Map(working.modules.map((module) => [module.id, module]));
  const modules = live.modules.flatMap((module) => (chosen.has(module.id) ? (held.get(module.id) ?? []) : module));
  for (const [index, module] of working.modules.entries()) {
    if (chosen.has(module.id) && !modules.some(({ id }) => id === module.id)) {
      modules.splice(placeBehind(modules, working.modules.slice(0, index)), 0, module);
    }
  }
  const { lectures, questions } = contentIds(modules);
  return {
    modules,
    gamificationItems: live.gamificationItems.map((item) => ({
      ...item,
      lectureIds: item.lectureIds.filter((id) => lectures.has(id)),
      questionAnswerIds: item.questionAnswerIds.filter((id) => questions.has(id)),
    })),
  };
}

/** Behind the last of those before it that is there. */
function placeBehind(modules: readonly OutlineModule[], before: readonly OutlineModule[]): number {
  const ids = new Set(before.map(({ id }) => id));
  return modules.findLastIndex(({ id }) => ids.has(id)) + 1;
}

export interface TornPart {
  readonly kind: 'lecture' | 'section' | 'question';
  readonly id: Id;
}

/**
 * The first part that would be live twice, or in neither place, as it moved between a chosen module and another; null where each stands once. What was
 * removed from the course is gone either way. `bodyOf` answers bodies that are not the same in both versions; what stands in others cannot have moved.
 */
export function tornPart(
  { live, working, next }: { readonly live: Outline; readonly working: Outline; readonly next: Outline },
  bodyOf: (hash: string) => LectureBody | undefined,
): TornPart | null {
  const partsOf = (outline: Outline): readonly TornPart[] =>
    outline.modules
      .flatMap(({ lectures }) => lectures)
      .flatMap((lecture) => [
        { kind: 'lecture' as const, id: lecture.id },
        ...lecture.questions.map(({ id }) => ({ kind: 'question' as const, id })),
        ...[...sectionsById(bodyOf(lecture.bodyHash)?.sections ?? []).keys()].map((id) => ({
          kind: 'section' as const,
          id,
        })),
      ]);
  const nameOf = ({ kind, id }: TornPart) => `${kind} ${id}`;
  const seen = new Set<string>();
  for (const part of partsOf(next)) {
    if (seen.has(nameOf(part))) {
      return part;
    }
    seen.add(nameOf(part));
  }
  const held = new Set(partsOf(working).map(nameOf));
  return partsOf(live).find((part) => held.has(nameOf(part)) && !seen.has(nameOf(part))) ?? null;
}
