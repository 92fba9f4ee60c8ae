const PACKAGES = ['platform', 'gateway', 'web', 'client', 'cli', 'tests', 'scripts'];
/** What is lint's and the formatter's business. */
const CODE = /\.(ts|tsx|mjs)$/;
/** Above this it is quicker to look at everything, and the list may be too long for a command. */
const MOST_FILES = 400;

export interface ChecksOfCommit {
  /** Whether the packages are others than those of the commit before. */
  readonly installs: boolean;
  /** The files or folders to look at; none when there is nothing to see. */
  readonly format: readonly string[];
  readonly lint: readonly string[];
  /** Packages whose types may be others. */
  readonly types: readonly string[];
  readonly drift: boolean;
}

/** What has to be checked of a commit, by the files that it touches; `present` are those that it has not deleted. */
export function checksOfCommit(touched: readonly string[], present: readonly string[]): ChecksOfCommit {
  const code = present.filter((path) => CODE.test(path));
  return {
    installs: touched.some((path) => /(^|\/)package(-lock)?\.json$/.test(path)),
    format: atMost(present),
    lint: atMost(code),
    types: PACKAGES.filter((name) => touched.some((path) => mayChangeTypes(path, name))),
    drift: touched.some(isSource),
  };
}

const atMost = (paths: readonly string[]): readonly string[] => (paths.length > MOST_FILES ? ['.'] : paths);

/** A package sees its own files and those that belong to none; the command stands on the client, and tests see all. */
function mayChangeTypes(path: string, name: string): boolean {
  if (!/\.(ts|tsx|mjs|json|graphql)$/.test(path) || path.startsWith('docs/')) {
    return false;
  }
  const owner = path.split('/')[0] ?? '';
  return (
    owner === name ||
    name === 'tests' ||
    (name === 'cli' && owner === 'client') ||
    owner === 'scripts' ||
    !PACKAGES.includes(owner)
  );
}

/** Whether something may be generated from the file, or it is generated itself. */
const isSource = (path: string): boolean =>
  !/^(tests|scripts)\//.test(path) && !/\.(test|testkit)\.tsx?$/.test(path) && !/^[^/]+\.md$/.test(path);
