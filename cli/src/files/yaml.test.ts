import { describe, expect, it } from 'vitest';
import { printYaml } from './yaml.ts';

describe('BEY-10 OP-255 values on top of what someone wrote', () => {
  const written = `# The questions of the clock
- id: 9 # asked often
  options: [this, "that"]
  text: >-
    Which of
    both?
- id: 10
  text: Why?
`;

  it('stay as they are written where they say the same', () => {
    const value = [
      { id: 9, options: ['this', 'that'], text: 'Which of both?' },
      { id: 10, text: 'Why?' },
    ];
    expect(printYaml(value, written)).toBe(written);
  });

  it('keep comments, order and quotes around what is another', () => {
    const value = [
      { text: 'Which of both?', id: 9, options: ['this', 'that'], weight: 2 },
      { id: 10, text: 'Why not?' },
    ];
    const text = printYaml(value, written);
    expect(text).toContain('# The questions of the clock\n- id: 9 # asked often\n');
    expect(text).toMatch(/options: \[ ?this, "that" ?\]/);
    expect(text).toContain('weight: 2');
    expect(text).toContain('text: Why not?');
  });

  it('know an item again by its id, wherever it stands', () => {
    const text = printYaml(
      [
        { id: 10, text: 'Why?' },
        { id: 9, text: 'Which of both?' },
      ],
      written,
    );
    expect(text.indexOf('id: 10')).toBeLessThan(text.indexOf('id: 9 # asked often'));
  });

  it('get an id in front of everything that was there', () => {
    expect(printYaml({ name: 'New', id: 7 }, 'name: New # by us\n')).toBe('id: 7\nname: New # by us\n');
  });

  it('replace what is no YAML', () => {
    expect(printYaml({ name: 'x' }, 'name: [')).toBe('name: x\n');
  });
});
