/** Does an operation to a draft, or says why not. Pure: time and keys come with the operation. */
import type { CourseDraft } from './courseDraft.ts';
import type { Change } from './change.ts';
import { insertNodes } from './insertNodes.ts';
import { moveNodes } from './moveNodes.ts';
import type { Operation, Refusal } from './operation.ts';
import { removeNodes } from './removeNodes.ts';
import { replaceFile } from './replaceFile.ts';
import { setContent } from './setContent.ts';
import { setAchievement, setBank, setCourse, setLecture, setModule, setQuestion, setSection } from './setNode.ts';

/** A change without patches when the operation changes nothing. */
export function applyOperation(draft: CourseDraft, operation: Operation): Change | Refusal {
  switch (operation.type) {
    case 'setCourse':
      return setCourse(draft, operation.fields);
    case 'setModule':
      return setModule(draft, operation.key, operation.fields);
    case 'setLecture':
      return setLecture(draft, operation.key, operation.fields);
    case 'setBank':
      return setBank(draft, operation.key, operation.bank);
    case 'setContent':
      return setContent(draft, operation.key, operation);
    case 'setSection':
      return setSection(draft, operation.key, operation);
    case 'setQuestion':
      return setQuestion(draft, operation.question);
    case 'setAchievement':
      return setAchievement(draft, operation.achievement);
    case 'insert':
      return insertNodes(draft, operation.place, operation.added);
    case 'remove':
      return removeNodes(draft, operation.keys);
    case 'move':
      return moveNodes(draft, operation.keys, operation.to);
    case 'replaceFile':
      return replaceFile(draft, operation.address, operation.by);
  }
}

export const isRefused = (result: Change | Refusal): result is Refusal => typeof result === 'string';
