import type { JournalState } from '../journal/journalDatabase.ts';
import { rebase, type GivenIds } from '../save/rebase.ts';
import type { CreatedNode, EditorPorts, SaveRequest } from './editorPorts.ts';

/**
 * The version that a save made. The answer to a save that was sent twice is the course as it is by then, and others may have saved since:
 * their changes are not in the draft, so the next save must still run into them.
 */
export const savedVersion = ({ version, force }: SaveRequest, answered: number): number =>
  force ? answered : Math.min(answered, version + 1);

export const idsOf = (created: readonly CreatedNode[]): GivenIds =>
  new Map(created.map(({ clientKey, id }) => [clientKey, id]));

/**
 * Sends a save that had no answer once more, with its key, and gives the draft that was left behind: if the save had arrived, its outcome is
 * known now; if it is refused now, it counts as never sent. Rejects without an answer.
 */
export async function resend(ports: Pick<EditorPorts, 'send'>, left: JournalState): Promise<JournalState> {
  const { sending, ...state } = left;
  const answer = sending === undefined ? null : await ports.send(sending.request);
  if (sending === undefined || answer === null || !answer.ok) {
    return state;
  }
  const version = savedVersion(sending.request, answer.version);
  return { ...rebase(state.draft, sending.sent, idsOf(answer.created)), version };
}
