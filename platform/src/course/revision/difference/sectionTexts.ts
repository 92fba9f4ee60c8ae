import type { LectureBody } from '../../../content/content.ts';
import { placedQuestions } from '../../../content/section/sectionRules.ts';
import type { Id } from '../../../shared/id.ts';
import { contentParts, withInner } from './part.ts';

/** Where a part stands does not matter here: the same content at another place is the same. */
const anywhere = { id: 0, name: '' };

/**
 * What each section of a lecture says, by its id: equal texts for equal content. The questions that it asks belong to it; the sections of a branch are
 * sections of their own.
 */
export function sectionTexts(body: LectureBody): ReadonlyMap<Id, string> {
  const texts = new Map(
    contentParts(anywhere, anywhere, body).map(({ kind, id, ownText }) => [`${kind} ${id}`, ownText]),
  );
  return new Map(
    withInner(body.sections).map((section) => {
      const asked = [...section.questionIds, ...placedQuestions(section)].map((id) => texts.get(`QUESTION ${id}`));
      return [section.id, [texts.get(`SECTION ${section.id}`), ...asked].join('\n')];
    }),
  );
}
