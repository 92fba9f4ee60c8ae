import { execFileSync } from 'node:child_process';

/** Commits that are checked at most. */
const NEWEST = 10;
/** Branches that hold what has landed, as a clone names them. */
const LANDED = /^refs\/(tags\/.+|remotes\/[^/]+\/(main|master))$/;

/**
 * The commits of the change, newest first, without the one that is checked out, which is tested on its own: those that no tag and no main
 * branch has, the newest ten at most. A ref that has all of the change tells nothing of where it began; where each one is such a ref, as on
 * the main branch itself, they are the newest ten. Merges bring nothing of their own, and a commit whose parent is not here cannot be
 * compared with it.
 */
export function commitsOfChange(root: string): readonly string[] {
  const lines = (...args: readonly string[]): readonly string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const ahead = new Set(lines('for-each-ref', '--format=%(refname)', '--contains', 'HEAD'));
  const landed = lines('for-each-ref', '--format=%(refname)').filter((ref) => LANDED.test(ref) && !ahead.has(ref));
  const listed = lines('rev-list', '--parents', '--no-merges', `--max-count=${NEWEST}`, 'HEAD', '--not', ...landed);
  const [head] = lines('rev-parse', 'HEAD');
  return listed.flatMap((line) => {
    const [commit = '', parent] = line.split(' ');
    return commit === head || parent === undefined ? [] : [commit];
  });
}
