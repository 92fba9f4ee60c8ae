import type { Trx } from '../db/database.ts';
import { mayDeleteComment, mayEditComment, mayShowToGuests } from './policy.ts';
import type { Author } from '../course/policy.ts';
import type { Id } from '../shared/id.ts';
import { findComments, type CommentRow } from './commentQueries.ts';
import { namesOf } from './editorQueries.ts';
import { piecesOf, readableText } from './mentionPlaces.ts';
import type { ThreadRow } from './threadQueries.ts';
import type { CommentWire, ThreadWire } from './reviewSchemas.ts';

/** Who reads: someone who works on the course, or null for a guest, who is told names alone. */
export type Reader = { readonly author: Author; readonly course: { readonly template: boolean } } | null;

/** Threads with their comments; two queries. */
export async function toThreadWires(trx: Trx, rows: readonly ThreadRow[], reader: Reader): Promise<ThreadWire[]> {
  const comments = await findComments(
    trx,
    rows.map((row) => row.thread_id),
  );
  const names = await namesOf(trx, [
    ...new Set(comments.flatMap(({ mentions }) => mentions.filter((userId) => userId !== null))),
  ]);
  const byThread = Map.groupBy(comments, (comment) => comment.thread_id);
  return rows.map((row) => {
    const written = byThread.get(row.thread_id) ?? [];
    const about = written.find(({ quote }) => quote !== null);
    return {
      id: row.thread_id,
      courseId: row.course_id,
      anchor: { part: row.anchor_part, id: row.anchor_id, lectureId: row.lecture_id },
      quote: about?.quote ?? null,
      suggestedText: about?.suggestion ?? null,
      guestVisible: row.guest_visible,
      guestVisibilityEditable: reader !== null && mayShowToGuests(reader.author, row, written[0]),
      state: row.state,
      outcome: row.outcome,
      resolvedByName: row.resolver_name,
      resolveTime: row.resolve_time?.toISOString() ?? null,
      createTime: row.create_time.toISOString(),
      activityTime: row.activity_time.toISOString(),
      comments: written.map((comment) => toCommentWire(comment, names, reader)),
    };
  });
}

const toCommentWire = (row: CommentRow, names: ReadonlyMap<Id, string>, reader: Reader): CommentWire => {
  const told = (userId: Id, name: string) => ({ userId: reader === null ? null : userId, name });
  const pieces = piecesOf(row.text, row.mentions, names);
  return {
    id: row.comment_id,
    authorName: row.guest_name ?? row.author_name,
    byGuest: row.guest_name !== null,
    linkName: reader === null ? null : row.link_name,
    own: reader !== null && row.user_id === reader.author.userId,
    editable: reader !== null && mayEditComment(reader.author, row),
    deletable: reader !== null && mayDeleteComment(reader.author, row, reader.course),
    text: readableText(pieces),
    pieces: pieces.map(({ person, ...piece }) => ({ ...piece, person: person && told(person.userId, person.name) })),
    mentions: [...new Set(row.mentions)].flatMap((userId) => {
      const name = userId === null ? undefined : names.get(userId);
      return userId === null || name === undefined ? [] : [told(userId, name)];
    }),
    createTime: row.create_time.toISOString(),
    editTime: row.edit_time?.toISOString() ?? null,
  };
};
