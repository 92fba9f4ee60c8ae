/** How pending writes of each kind are sent: by the same mutations as on the screen, so that what comes back renews the pages, too. */
import { commitMutation, type Environment, type GraphQLTaggedNode, type MutationParameters } from 'relay-runtime';
import saveStudyPosition, {
  type useSaveStudyPositionMutation,
} from '../../lecture/__generated__/useSaveStudyPositionMutation.graphql.ts';
import markLectureSeen, {
  type useMarkLectureSeenMutation,
} from '../../lecture/__generated__/useMarkLectureSeenMutation.graphql.ts';
import saveVideoPosition, {
  type useVideoPositionsMutation,
} from '../../lecture/__generated__/useVideoPositionsMutation.graphql.ts';
import answerQuestion, {
  type useAnswerQuestionMutation,
} from '../../quiz/__generated__/useAnswerQuestionMutation.graphql.ts';
import type { PendingWriteKind, Sent } from '../pendingWrites.ts';
import { sendMutation } from '../sent.ts';

/** Sends the input of a pending write. Never rejects. */
export type Sender = (environment: Environment, input: object) => Promise<Sent>;

/** `payloadOf` picks the payload out of the answer. The input was kept as this mutation takes it. */
const senderBy =
  <Mutation extends MutationParameters>(
    mutation: GraphQLTaggedNode,
    payloadOf: (answer: Mutation['response']) => object | null | undefined,
  ): Sender =>
  (environment, input) =>
    sendMutation<Mutation['response'], object>(
      (listeners) => commitMutation<Mutation>(environment, { mutation, variables: { input }, ...listeners }),
      payloadOf,
    );

/** By kind; what this version does not know how to send waits for one that does. */
export const senders: ReadonlyMap<PendingWriteKind, Sender> = new Map<PendingWriteKind, Sender>([
  ['answer', senderBy<useAnswerQuestionMutation>(answerQuestion, (answer) => answer.answerQuestion)],
  ['seen', senderBy<useMarkLectureSeenMutation>(markLectureSeen, (answer) => answer.markLectureSeen)],
  ['place', senderBy<useSaveStudyPositionMutation>(saveStudyPosition, (answer) => answer.saveStudyPosition)],
  ['video', senderBy<useVideoPositionsMutation>(saveVideoPosition, (answer) => answer.saveVideoPosition)],
]);
