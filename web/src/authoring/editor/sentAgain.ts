import type { JournalState } from '../journal/journalDatabase.ts';
import { rebase, type GivenIds } from '../save/rebase.ts';
import type { CreatedNode, EditorPorts, SaveRequest } from './editorPorts.ts';

/**
 * The version that a save made. One that was sent twice is answered the course as it is then, which others may have saved since: what
 * they did is not in the draft, so that the next save must still meet it.
 */
export const savedVersion = ({ version, force }: SaveRequest, answered: number): number =>
  force ? answered : Math.min(answered, version + 1);

export const idsOf = (created: readonly CreatedNode[]): GivenIds =>
  new Map(created.map(({ clientKey, id }) => [clientKey, id]));

/**
 * A draft that was left, once the save that had no answer was sent again, with its key: if it had arrived, what it made is known now. One that is
 * refused now is as if it had never been sent. Rejects without an answer.
 */
export async function sentAgain(ports: Pick<EditorPorts, 'send'>, left: JournalState): Promise<JournalState> {
  const { sending, ...state } = left;
  const answer = sending === undefined ? null : await ports.send(sending.request);
  if (sending === undefined || answer === null || !answer.ok) {
    return state;
  }
  const version = savedVersion(sending.request, answer.version);
  return { ...rebase(state.draft, sending.sent, idsOf(answer.created)), version };
}
