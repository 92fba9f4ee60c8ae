import { Scorm12API, Scorm2004API } from 'scorm-again';
import { secondsOf } from './duration.ts';
import { launchData, type CmiMap } from './launchData.ts';
import type { ItemLaunch, ScormVersion, Snapshot } from './protocol.ts';
import { strictly12 } from './strict12.ts';
import { writtenElements } from './writtenElements.ts';

/** What both versions of the standard ask of a run-time, by the names of the younger one. */
export interface RuntimeApi {
  readonly Initialize: (parameter?: string) => string;
  readonly Terminate: (parameter?: string) => string;
  readonly GetValue: (element: string) => string;
  readonly SetValue: (element: string, value: string) => string;
  readonly Commit: (parameter?: string) => string;
  readonly GetLastError: () => string;
  readonly GetErrorString: (code: string) => string;
  readonly GetDiagnostic: (code: string) => string;
}

export interface Runtime {
  /** What an item finds on a window above its own: `API` or `API_1484_11`. */
  readonly name: 'API' | 'API_1484_11';
  readonly global: object;
  readonly api: RuntimeApi;
  /** Whether the item has begun and not ended. */
  isUnderWay(): boolean;
  /** What is to be kept now. */
  snapshot(asked: boolean): Snapshot;
}

/**
 * One item's run-time from its launch to its end; a further launch takes a new one (SCORM-02). `changed` hears that something changed
 * (`asked` false), or that the item wants it kept.
 */
export function openRuntime(
  version: ScormVersion,
  launch: ItemLaunch,
  changed: (asked: boolean) => void,
  now: () => number = () => performance.now(),
): Runtime {
  const { api, cmi } = openLibrary(version, launchData(version, launch), launch.item.masteryScore !== null);
  let began: number | null = null;
  let ended: number | null = null;

  const heard: RuntimeApi = {
    ...api,
    Initialize: (parameter) => {
      const answer = api.Initialize(parameter ?? '');
      if (answer === 'true') began ??= now();
      return answer;
    },
    SetValue: (element, value) => {
      const answer = api.SetValue(element, value);
      if (answer === 'true') changed(false);
      return answer;
    },
    Commit: (parameter) => {
      const answer = api.Commit(parameter ?? '');
      if (answer === 'true') changed(true);
      return answer;
    },
    Terminate: (parameter) => {
      const answer = api.Terminate(parameter ?? '');
      if (answer === 'true' && ended === null) {
        ended = now();
        changed(true);
      }
      return answer;
    },
  };
  return {
    name: version === '1.2' ? 'API' : 'API_1484_11',
    global: version === '1.2' ? names12(heard) : heard,
    api: heard,
    isUnderWay: () => began !== null && ended === null,
    snapshot: (asked) => {
      const kept = writtenElements(version, cmi());
      const exit = version === '1.2' ? 'cmi.core.exit' : 'cmi.exit';
      const said = secondsOf(version, kept[version === '1.2' ? 'cmi.core.session_time' : 'cmi.session_time']);
      const measured = began === null ? 0 : ((ended ?? now()) - began) / 1000;
      return {
        // A page that is closed in the middle is one that was left to be taken up again.
        cmi: ended === null ? { ...kept, [exit]: 'suspend' } : kept,
        sessionSeconds: Math.round(said || measured),
        asked,
      };
    },
  };
}

/** The run-time alone, with a state of one's own. */
export function openBare(version: ScormVersion, state: CmiMap): RuntimeApi {
  return openLibrary(version, state, false).api;
}

function openLibrary(version: ScormVersion, state: CmiMap, hasMasteryScore: boolean): Opened {
  return version === '1.2' ? open12(state, hasMasteryScore) : open2004(state);
}

interface Opened {
  readonly api: RuntimeApi;
  readonly cmi: () => Record<string, unknown>;
}

function open12(state: CmiMap, hasMasteryScore: boolean): Opened {
  // A mark that the manifest asks for decides between passed and failed. An item that says nothing of its status has none.
  const library = new Scorm12API({
    logLevel: 'NONE',
    mastery_override: hasMasteryScore,
    autoCompleteLessonStatus: false,
  });
  library.loadFromFlattenedJSON({ ...state });
  return {
    api: strictly12({
      Initialize: (parameter) => library.LMSInitialize(parameter),
      Terminate: (parameter) => library.LMSFinish(parameter),
      GetValue: (element) => library.LMSGetValue(element),
      SetValue: (element, value) => library.LMSSetValue(element, value),
      Commit: (parameter) => library.LMSCommit(parameter),
      GetLastError: () => library.LMSGetLastError(),
      GetErrorString: (code) => library.LMSGetErrorString(code),
      GetDiagnostic: (code) => library.LMSGetDiagnostic(code),
    }),
    cmi: () => library.getFlattenedCMI(),
  };
}

function open2004(state: CmiMap): Opened {
  const library = new Scorm2004API({ logLevel: 'NONE' });
  library.loadFromFlattenedJSON({ ...state });
  return {
    api: {
      Initialize: (parameter) => library.Initialize(parameter),
      Terminate: (parameter) => library.Terminate(parameter),
      GetValue: (element) => library.GetValue(element),
      SetValue: (element, value) => library.SetValue(element, value),
      Commit: (parameter) => library.Commit(parameter),
      GetLastError: () => library.GetLastError(),
      GetErrorString: (code) => library.GetErrorString(code),
      GetDiagnostic: (code) => library.GetDiagnostic(code),
    },
    cmi: () => library.getFlattenedCMI(),
  };
}

/** The same calls by the names of SCORM 1.2. */
function names12(api: RuntimeApi): object {
  return {
    LMSInitialize: api.Initialize,
    LMSFinish: api.Terminate,
    LMSGetValue: api.GetValue,
    LMSSetValue: api.SetValue,
    LMSCommit: api.Commit,
    LMSGetLastError: api.GetLastError,
    LMSGetErrorString: api.GetErrorString,
    LMSGetDiagnostic: api.GetDiagnostic,
  };
}
