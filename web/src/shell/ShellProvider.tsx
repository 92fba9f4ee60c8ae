import { Component, useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { shellQuery } from './ShellQuery.ts';
import { ShellContext, type Shell } from '../viewer/useShell.ts';
import type { ShellQuery } from './__generated__/ShellQuery.graphql.ts';
import { useTestProfile } from './useTestProfile.ts';
import { rememberUser, type RememberedUser } from '../viewer/userCookie.ts';

/** Reads the shell's query for everything below it. Suspends until the answer is there. */
export function ShellProvider({
  queryRef,
  children,
}: {
  queryRef: PreloadedQuery<ShellQuery>;
  children: ReactNode;
}): ReactElement {
  return (
    <DefaultShell content={children}>
      <ReadShell queryRef={queryRef}>{children}</ReadShell>
    </DefaultShell>
  );
}

function ReadShell({
  queryRef,
  children,
}: {
  queryRef: PreloadedQuery<ShellQuery>;
  children: ReactNode;
}): ReactElement {
  const answer = usePreloadedQuery<ShellQuery>(shellQuery, queryRef);
  const data = useTestProfile(answer);
  const user = data.viewer?.user ?? null;
  const id = user?.userId ?? null;
  const language = user?.language ?? null;
  // Before anything below reads what was chosen in this browser: it may be of someone who is not signed in any more (AUTH-11).
  useState(() => rememberUser(personOf(id, language)));
  // Not at each draw: who has just signed out is drawn until the next page comes.
  useEffect(() => rememberUser(personOf(id, language)), [id, language]);
  const shell = useMemo(() => ({ data }), [data]);
  return <ShellContext value={shell}>{children}</ShellContext>;
}

const personOf = (id: number | null, language: string | null): RememberedUser | null =>
  id === null ? null : { id, language };

/** Draws the interface with its defaults when the shell could not be read. */
class DefaultShell extends Component<{ content: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <ShellContext value={noShell}>{this.props.content}</ShellContext> : this.props.children;
  }
}

const noShell: Shell = { data: null };
