/** What is live once the changes of some modules are (BEY-24). */
import type { Outline, OutlineModule } from '../../content/content.ts';
import { contentIds } from '../../content/gamificationRules.ts';
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

/**
 * The first lecture that would be live twice, or in neither place, as it moved between a chosen module and another; null where each stands once. What was
 * removed from the course is gone either way.
 */
export function tornLecture(live: Outline, working: Outline, composed: Outline): Id | null {
  const all = composed.modules.flatMap(({ lectures }) => lectures.map(({ id }) => id));
  const seen = new Set<Id>();
  for (const id of all) {
    if (seen.has(id)) {
      return id;
    }
    seen.add(id);
  }
  const held = contentIds(working.modules).lectures;
  return [...contentIds(live.modules).lectures].find((id) => held.has(id) && !seen.has(id)) ?? null;
}
