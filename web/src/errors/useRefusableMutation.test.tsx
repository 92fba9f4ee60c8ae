import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { describe, expect, it, vi } from 'vitest';
import mutation, {
  type useDeleteGroupMutation,
} from '../workspace/group/__generated__/useDeleteGroupMutation.graphql.ts';
import { refusalCode } from './fieldFailure.ts';
import { useRefusableMutation } from './useRefusableMutation.ts';

const notFound = { code: 'NOT_FOUND', params: null };
const cases = [
  ['the thing is done', { deletedGroupId: '7', userErrors: [] }, null],
  ['it is refused', { deletedGroupId: null, userErrors: [notFound] }, 'NOT_FOUND'],
  ['nothing is done and nothing is told', { deletedGroupId: null, userErrors: [] }, '59'],
] as const;

function renderMutation() {
  const environment = createMockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { result } = renderHook(() => useRefusableMutation<useDeleteGroupMutation>(mutation, '59'), { wrapper });
  const onDone = vi.fn<(id: string) => void>();
  const onFailed = vi.fn<(failure: unknown) => void>();
  const submit = (): void =>
    act(() => {
      result.current[0]({
        variables: { input: { groupId: '7' } },
        result: ({ deletedGroupId }) => deletedGroupId,
        onDone,
        onFailed,
      });
    });
  const newest = () => environment.mock.getMostRecentOperation();
  const answer = (deleteGroup: (typeof cases)[number][1]): void =>
    act(() => environment.mock.resolve(newest(), { data: { deleteGroup } }));
  const fail = (error: Error): void => act(() => environment.mock.reject(newest(), error));
  return { state: result, submit, answer, fail, onDone, onFailed };
}

describe('a mutation that may be refused', () => {
  it.each(cases)('ERR-01 ERR-20 tells why it did nothing when %s', (_when, payload, code) => {
    const { state, submit, answer, onDone, onFailed } = renderMutation();
    submit();
    expect(state.current[1]).toBe(true);
    answer(payload);
    expect(state.current[1]).toBe(false);
    expect(refusalCode(state.current[2])).toBe(code);
    expect(onDone.mock.calls).toEqual(code === null ? [['7']] : []);
    expect(onFailed).toHaveBeenCalledTimes(code === null ? 0 : 1);
  });

  it('tells of a request that failed as a whole, and forgets it with the next one', () => {
    const { state, submit, answer, fail, onDone, onFailed } = renderMutation();
    const failure = new Error('The request failed.');
    submit();
    fail(failure);
    expect(state.current[2]).toBe(failure);
    expect(onFailed).toHaveBeenCalledWith(failure);
    submit();
    expect(state.current[2]).toBeNull();
    answer(cases[0][1]);
    expect(onDone).toHaveBeenCalledWith('7');
  });
});
