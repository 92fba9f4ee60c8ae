/** Lists that tell what changed since a moment. Programs that need other fields write documents of their own, with the same variables. */
import {
  ChangedAuthoredCoursesDocument,
  ChangedCampaignsDocument,
  ChangedCoursesDocument,
  ChangedFilesDocument,
  ChangedGroupsDocument,
  ChangedPeopleDocument,
  ChangedUserCoursesDocument,
} from '../generated/graphql.ts';
import { readPages, type ConnectionOf, type Page } from '../paging/readPages.ts';
import type { Answer } from '../request/readAnswer.ts';
import type { TypedDocument } from '../request/typedDocument.ts';

export interface FeedVariables {
  /** Null for everything. */
  readonly since?: string | null | undefined;
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

export type Ask = <Data, Variables extends object>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
) => Promise<Answer<Data>>;

/** Reads a list page by page: what changed since a moment, behind a cursor. */
export type Feed<Node> = (
  ask: Ask,
  since: string | null,
  after: string | null,
) => AsyncGenerator<Page<Node>, void, undefined>;

export const PAGE_SIZE = 100;

/** The list of a document that passes `since` on as `updatedSince`, and is ordered by `UPDATE_TIME`, ascending, where it can be. */
export const feed =
  <Data, Node>(document: TypedDocument<Data, FeedVariables>, connection: ConnectionOf<Data, Node>): Feed<Node> =>
  (ask, since, start) =>
    readPages((after) => ask(document, { since, first: PAGE_SIZE, after }), connection, start);

export const feeds = {
  /** The public catalogue. */
  courses: feed(ChangedCoursesDocument, ({ courses }) => courses),
  /** Courses as their authors see them. */
  authoredCourses: feed(ChangedAuthoredCoursesDocument, ({ authoredCourses }) => authoredCourses),
  people: feed(ChangedPeopleDocument, ({ workspace }) => workspace?.people),
  userCourses: feed(ChangedUserCoursesDocument, ({ workspace }) => workspace?.userCourses),
  groups: feed(ChangedGroupsDocument, ({ workspace }) => workspace?.groups),
  campaigns: feed(ChangedCampaignsDocument, ({ campaigns }) => campaigns),
  files: feed(ChangedFilesDocument, ({ files }) => files),
};
