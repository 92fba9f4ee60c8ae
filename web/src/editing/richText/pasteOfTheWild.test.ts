import { describe, expect, it } from 'vitest';
import { cleanPaste } from './cleanPaste.ts';

describe('EDIT-16 OP-114 what programs put around the words of a paste', () => {
  it.each([
    [
      'a drawing of Word, which others see as a picture',
      '<p>a<!--[if gte vml 1]><v:shape><v:imagedata src="file:///c.png"/></v:shape><![endif]--><![if !vml]><img src="https://x.org/c.png" alt="c"><![endif]>b</p><p>c</p>',
      '<p>a<img src="https://x.org/c.png" alt="c">b</p><p>c</p>',
    ],
    ['a part that Outlook does not show', '<!--[if !mso]><!--><p>a</p><!--<![endif]--><p>b</p>', '<p>a</p><p>b</p>'],
    ['settings of Word', '<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p>a</p>', '<p>a</p>'],
    ['the sign of a list of Word', '<p><!--[if !supportLists]-->a<!--[endif]--></p>', '<p>a</p>'],
    [
      'hidden texts',
      '<p>a<span style="display:none">x</span><span hidden>y</span><span style="color:red;mso-hide:all">z</span>b</p>',
      '<p>ab</p>',
    ],
    [
      'marks of comments',
      '<p>a<span class="MsoCommentReference"><a href="#_msocom_1">[AB1]</a></span></p>',
      '<p>a</p>',
    ],
    [
      'emoji as pictures',
      '<p>a <img data-emoji="👍🏽" src="https://fonts.gstatic.com/x.png" alt="👍🏽"><img src="https://s.w.org/x.svg" alt="❤️"></p>',
      '<p>a 👍🏽❤️</p>',
    ],
    [
      'a picture of words',
      '<p><img src="https://x.org/a.png" alt="1 😀"></p>',
      '<p><img src="https://x.org/a.png" alt="1 😀"></p>',
    ],
  ])('%s', (_what, pasted, kept) => {
    expect(cleanPaste(pasted)).toBe(kept);
  });
});
