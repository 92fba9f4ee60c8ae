/** What the server would say to a push, as far as it can be known without one. */
import { tableOf } from '../merge/nodeTable.ts';
import type { Plan } from './plan.ts';

export function serverWords({ server, merged }: Plan): readonly string[] {
  const after = tableOf(merged).nodes;
  const removed = [...tableOf(server.tree).nodes.values()].filter(
    ({ kind, name }) => (kind === 'lecture' || kind === 'question') && !after.has(name),
  );
  return [
    ...(server.mayEdit ? [] : ['You may not edit this course: a push is refused.']),
    ...(server.lockedBy === null
      ? []
      : [`${server.lockedBy} is editing it now: a push is refused until they are done.`]),
    ...(removed.length > 0 && server.learnerCount > 0 && !server.holdsChangesBack
      ? [
          `It has had ${server.learnerCount} learners: a push is refused if any of them has progress in what it removes.`,
        ]
      : []),
    ...(server.holdsChangesBack
      ? ['It holds changes back: learners see a push once it is published in the editor.']
      : []),
    ...(server.published && !server.holdsChangesBack ? ['It is published: learners see a push at once.'] : []),
    'Nothing was sent. What the platform alone knows, such as the sites that may be embedded, is told by the push itself.',
  ];
}
