import { expect, it, vi } from 'vitest';
import type { ItemLaunch, ScormVersion } from './protocol.ts';
import { openRuntime } from './runtime.ts';

function launchOf(change: Partial<ItemLaunch> = {}): ItemLaunch {
  return {
    learner: { id: 'l-7', name: 'Okafor, Ada' },
    mode: 'normal',
    item: {
      launchData: 'lang=de',
      objectiveIds: [],
      masteryScore: null,
      completionThreshold: null,
      maxTimeAllowed: null,
      timeLimitAction: null,
    },
    state: { cmi: {}, totalSeconds: 0 },
    ...change,
  };
}

function open(version: ScormVersion, change: Partial<ItemLaunch> = {}) {
  const changed = vi.fn<(asked: boolean) => void>();
  let time = 0;
  const runtime = openRuntime(version, launchOf(change), changed, () => time);
  return { ...runtime, changed, pass: (seconds: number) => (time += seconds * 1000) };
}

const withItem = (change: Partial<ItemLaunch['item']>) => ({ item: { ...launchOf().item, ...change } });

it('SCORM-02 a first launch of 1.2 begins from nothing and knows the learner', () => {
  const { api } = open('1.2');
  expect(api.Initialize('')).toBe('true');
  expect(api.GetValue('cmi.core.entry')).toBe('ab-initio');
  expect(api.GetValue('cmi.core.lesson_status')).toBe('not attempted');
  expect(api.GetValue('cmi.core.student_id')).toBe('l-7');
  expect(api.GetValue('cmi.core.student_name')).toBe('Okafor, Ada');
  expect(api.GetValue('cmi.core.lesson_mode')).toBe('normal');
  expect(api.GetValue('cmi.core.credit')).toBe('credit');
  expect(api.GetValue('cmi.launch_data')).toBe('lang=de');
});

it('SCORM-02 a page closed in the middle is taken up again, in both versions', () => {
  const first = open('1.2');
  first.api.Initialize('');
  first.api.SetValue('cmi.suspend_data', 'page=3');
  first.api.SetValue('cmi.core.lesson_location', '3');
  first.pass(90);
  const kept = first.snapshot(false);
  expect(kept.sessionSeconds).toBe(90);
  const second = open('1.2', { state: { cmi: kept.cmi, totalSeconds: 90 } });
  second.api.Initialize('');
  expect(second.api.GetValue('cmi.core.entry')).toBe('resume');
  expect(second.api.GetValue('cmi.suspend_data')).toBe('page=3');
  expect(second.api.GetValue('cmi.core.lesson_location')).toBe('3');
  expect(second.api.GetValue('cmi.core.total_time')).toBe('00:01:30');

  const young = open('2004');
  young.api.Initialize('');
  young.api.SetValue('cmi.location', 'page-2');
  const again = open('2004', { state: { cmi: young.snapshot(false).cmi, totalSeconds: 3_725 } });
  again.api.Initialize('');
  expect(again.api.GetValue('cmi.entry')).toBe('resume');
  expect(again.api.GetValue('cmi.location')).toBe('page-2');
  expect(again.api.GetValue('cmi.total_time')).toBe('PT1H2M5S');
});

it('SCORM-02 an attempt of 2004 that ended begins again, one of 1.2 keeps its data with an empty entry', () => {
  const ended = open('2004', { state: { cmi: { 'cmi.location': 'end', 'cmi.exit': 'normal' }, totalSeconds: 5 } });
  ended.api.Initialize('');
  expect(ended.api.GetValue('cmi.entry')).toBe('ab-initio');
  expect(ended.api.GetValue('cmi.location')).toBe('');
  const old = open('1.2', { state: { cmi: { 'cmi.core.lesson_location': 'end' }, totalSeconds: 5 } });
  old.api.Initialize('');
  expect(old.api.GetValue('cmi.core.entry')).toBe('');
  expect(old.api.GetValue('cmi.core.lesson_location')).toBe('end');
});

it('SCORM-02 the mark of the manifest decides between passed and failed', () => {
  for (const [score, status] of [
    ['79', 'failed'],
    ['80', 'passed'],
  ] as const) {
    const { api, snapshot } = open('1.2', withItem({ masteryScore: 80 }));
    api.Initialize('');
    api.SetValue('cmi.core.score.raw', score);
    api.SetValue('cmi.core.lesson_status', 'completed');
    api.Terminate('');
    expect(snapshot(true).cmi['cmi.core.lesson_status']).toBe(status);
  }
  const { api, snapshot } = open('2004', withItem({ masteryScore: 80, completionThreshold: 0.5 }));
  api.Initialize('');
  api.SetValue('cmi.score.scaled', '0.9');
  api.SetValue('cmi.progress_measure', '0.6');
  expect(api.GetValue('cmi.success_status')).toBe('passed');
  api.Terminate('');
  expect(snapshot(true).cmi).toMatchObject({ 'cmi.success_status': 'passed', 'cmi.completion_status': 'completed' });
});

it('SCORM-02 an item that sets no status has none when it ends', () => {
  const { api, snapshot } = open('1.2');
  api.Initialize('');
  api.Terminate('');
  expect(['not attempted', 'incomplete', undefined]).toContain(snapshot(true).cmi['cmi.core.lesson_status']);
});

it('SCORM-02 beginning or ending twice, and speaking after the end, is answered and changes nothing', () => {
  for (const version of ['1.2', '2004'] as const) {
    const { api, snapshot, changed } = open(version);
    api.Initialize('');
    expect(api.Initialize('')).toBe('false');
    expect(api.GetLastError()).not.toBe('0');
    api.SetValue('cmi.suspend_data', 'kept');
    expect(api.Terminate('')).toBe('true');
    expect(api.Terminate('')).toBe('false');
    expect(api.SetValue('cmi.suspend_data', 'late')).toBe('false');
    expect(api.GetLastError()).not.toBe('0');
    expect(snapshot(true).cmi['cmi.suspend_data']).toBe('kept');
    expect(changed.mock.calls.filter(([asked]) => asked)).toHaveLength(1);
  }
});

it('SCORM-02 an invalid value is refused with the code of the standard and is not kept', () => {
  const { api, snapshot, changed } = open('1.2');
  api.Initialize('');
  expect(api.SetValue('cmi.core.score.raw', 'many')).toBe('false');
  expect(api.GetLastError()).toBe('405');
  expect(changed).not.toHaveBeenCalled();
  expect(snapshot(false).cmi).not.toHaveProperty('cmi.core.score.raw');
});

it('SCORM-02 only what an item writes is kept: who learns and what the manifest asks stays out', () => {
  const { api, snapshot } = open('1.2', withItem({ masteryScore: 80 }));
  api.Initialize('');
  api.SetValue('cmi.suspend_data', 'x');
  const elements = Object.keys(snapshot(false).cmi);
  expect(elements).toContain('cmi.suspend_data');
  expect(
    elements.filter((element) =>
      /student_id|student_name|student_data|launch_data|total_time|entry|credit/.test(element),
    ),
  ).toEqual([]);
});

it('SCORM-02 what an item says it took counts, else the time it was open', () => {
  const said = open('2004');
  said.api.Initialize('');
  said.api.SetValue('cmi.session_time', 'PT1M30S');
  said.pass(500);
  expect(said.snapshot(false).sessionSeconds).toBe(90);
  const silent = open('2004');
  silent.api.Initialize('');
  silent.pass(12);
  silent.api.Terminate('');
  silent.pass(100);
  expect(silent.snapshot(true).sessionSeconds).toBe(12);
});

it('SCORM-02 an author who looks is told that nothing counts', () => {
  const { api } = open('2004', { mode: 'browse' });
  api.Initialize('');
  expect(api.GetValue('cmi.mode')).toBe('browse');
  expect(api.GetValue('cmi.credit')).toBe('no-credit');
});

it('SCORM-02 an item of 2004 finds the objectives of its manifest, and after that what it made of them', () => {
  const named = withItem({ objectiveIds: ['whole', 'part'] });
  const { api, snapshot } = open('2004', named);
  api.Initialize('');
  expect(api.GetValue('cmi.objectives._count')).toBe('2');
  expect(api.GetValue('cmi.objectives.1.id')).toBe('part');
  expect(api.SetValue('cmi.objectives.1.completion_status', 'completed')).toBe('true');
  const { cmi } = snapshot(false);
  const again = open('2004', { ...named, state: { cmi, totalSeconds: 5 } });
  again.api.Initialize('');
  expect(again.api.GetValue('cmi.objectives._count')).toBe('2');
  expect(again.api.GetValue('cmi.objectives.1.completion_status')).toBe('completed');
});
