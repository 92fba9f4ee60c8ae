import { describe, expect, it } from 'vitest';
import { emptyGroup, problemsOf, toGroupInput } from './groupForm.ts';

describe('the form of a group', () => {
  it('BEY-13 needs a name without a semicolon, and a domain where there is to be one', () => {
    expect(problemsOf(emptyGroup)).toEqual({ name: 'nameMissing' });
    expect(problemsOf({ ...emptyGroup, name: 'a; b' })).toEqual({ name: 'nameSemicolon' });
    expect(problemsOf({ ...emptyGroup, name: 'Sales', atDomain: true, domain: 'sales' })).toEqual({
      domain: 'domainWrong',
    });
    expect(problemsOf({ ...emptyGroup, name: 'Sales', atDomain: true, domain: '@Sales.Test' })).toEqual({});
  });

  it('BEY-13 sends the domain as addresses have it, and none where it is not to count', () => {
    const form = { name: ' Sales ', description: ' All ', atDomain: true, domain: ' @Sales.Test' };
    expect(toGroupInput(form)).toEqual({ name: 'Sales', description: 'All', addressDomain: 'sales.test' });
    expect(toGroupInput({ ...form, atDomain: false }).addressDomain).toBeNull();
  });
});
