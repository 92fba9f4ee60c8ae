import type { RuntimeApi } from './runtime.ts';

const NOT_INITIALIZED = '301';
const INVALID_ARGUMENT = '201';
const WRONG_TYPE = '405';
const NOT_IMPLEMENTED = '401';

/** Parts of the data model of SCORM 1.2 whose leaves are a closed list: what is not among them is no argument at all. */
const CATEGORY = /^cmi\.(core|student_data|student_preference|objectives|interactions)\./;
/** The standard asks the same of interactions; tools call those by the title of their slide, and only what is reported hangs on it. */
const IDENTIFIER = /^cmi\.objectives\.\d+\.id$/;

/**
 * Where the library is kinder than SCORM 1.2: an unknown leaf of a known part is an invalid argument, the identifier of an objective holds no space, and
 * nothing can be said after the end. Our own answer stands as the last error until the library is asked again.
 */
export function strictly12(library: RuntimeApi): RuntimeApi {
  let ours: string | null = null;
  let finished = false;
  const refuse = (code: string, answer: string): string => {
    ours = code;
    return answer;
  };
  return {
    ...library,
    Initialize: (parameter) => {
      ours = null;
      return library.Initialize(parameter);
    },
    Terminate: (parameter) => {
      if (finished) return refuse(NOT_INITIALIZED, 'false');
      ours = null;
      const answer = library.Terminate(parameter);
      finished = answer === 'true';
      return answer;
    },
    Commit: (parameter) => {
      if (finished) return refuse(NOT_INITIALIZED, 'false');
      ours = null;
      return library.Commit(parameter);
    },
    GetValue: (element) => {
      if (finished) return refuse(NOT_INITIALIZED, '');
      ours = null;
      const answer = library.GetValue(element);
      if (library.GetLastError() === NOT_IMPLEMENTED && CATEGORY.test(element)) return refuse(INVALID_ARGUMENT, '');
      return answer;
    },
    SetValue: (element, value) => {
      if (finished) return refuse(NOT_INITIALIZED, 'false');
      if (IDENTIFIER.test(element) && /\s/.test(value)) return refuse(WRONG_TYPE, 'false');
      ours = null;
      return library.SetValue(element, value);
    },
    GetLastError: () => ours ?? library.GetLastError(),
  };
}
