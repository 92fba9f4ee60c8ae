import { describe, expect, it, vi } from 'vitest';
import defaults from '../../../../contracts/embedHosts.json' with { type: 'json' };
import { embedEditorMessages as messages } from './embedEditorMessages.ts';
import { embedProblem } from './embedProblem.ts';
import { pastedEmbed } from './pastedEmbed.ts';

describe('OP-231 what is pasted for a page of another site', () => {
  it.each([
    [
      '<div style="width: 100%;"><iframe title="The cell" frameborder="0" width="1200" height="675" src="https://view.genially.com/0123456789abcdef" allowscriptaccess="always"></iframe></div>',
      { url: 'https://view.genially.com/0123456789abcdef', title: 'The cell', size: 'WIDE' },
    ],
    [
      '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12" width="600" height="450" style="border:0;" loading="lazy"></iframe>',
      { url: 'https://www.google.com/maps/embed?pb=!1m18!1m12', size: 'STANDARD' },
    ],
    [
      '<iframe width="100%" height="720" src="https://form.typeform.com/to/abc?a=1&amp;b=2"></iframe>',
      { url: 'https://form.typeform.com/to/abc?a=1&b=2', size: 'TALL' },
    ],
    [
      '<iframe style="width: 500px; height: 500px" data-src="//wordwall.net/embed/0a1b"></iframe><script src="x"></script>',
      { url: 'https://wordwall.net/embed/0a1b', size: 'SQUARE' },
    ],
    ['<iframe src="javascript:alert(1)" onload="alert(2)"></iframe>', { url: 'javascript:alert(1)' }],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', { url: '' }],
    ['  https://padlet.com/embed/0123456789ab ', { url: 'https://padlet.com/embed/0123456789ab' }],
  ])('%s', (text, read) => expect(pastedEmbed(text)).toEqual(read));

  it.each([
    [
      'https://www.youtube.com/watch?v=abcDEF_1234&t=65s',
      'https://www.youtube-nocookie.com/embed/abcDEF_1234?start=65',
    ],
    ['https://youtu.be/abcDEF_1234', 'https://www.youtube-nocookie.com/embed/abcDEF_1234'],
    ['https://vimeo.com/823141156/90e6d75118', 'https://player.vimeo.com/video/823141156?dnt=1&h=90e6d75118'],
    ['https://www.loom.com/share/0123456789abcdef', 'https://www.loom.com/embed/0123456789abcdef'],
    [
      'https://www.google.de/maps/place/Brandenburger+Tor/@52.5162746,13.377704,17z/data=!3m1',
      'https://www.google.com/maps?q=Brandenburger+Tor&ll=52.5162746%2C13.377704&z=17&output=embed',
    ],
    [
      'https://www.google.com/maps/@52.5162746,13.377704,15.5z',
      'https://www.google.com/maps?q=52.5162746%2C13.377704&ll=52.5162746%2C13.377704&z=16&output=embed',
    ],
    [
      'https://docs.google.com/presentation/d/1aB_c-D/edit#slide=id.p',
      'https://docs.google.com/presentation/d/1aB_c-D/embed',
    ],
    [
      'https://docs.google.com/presentation/d/e/2PACX-1v/pub?start=false',
      'https://docs.google.com/presentation/d/e/2PACX-1v/embed',
    ],
    [
      'https://docs.google.com/document/d/1aB_c-D/edit?usp=sharing',
      'https://docs.google.com/document/d/1aB_c-D/preview',
    ],
    [
      'https://docs.google.com/forms/d/e/1FAIpQ/viewform?usp=sf_link',
      'https://docs.google.com/forms/d/e/1FAIpQ/viewform?usp=sf_link&embedded=true',
    ],
    ['https://drive.google.com/file/d/1aB_c-D/view?usp=sharing', 'https://drive.google.com/file/d/1aB_c-D/preview'],
    ['https://miro.com/app/board/uXjVabc=/?share_link_id=1', 'https://miro.com/app/live-embed/uXjVabc=/'],
    [
      'https://www.figma.com/design/AbC123/Name?node-id=1-2',
      'https://embed.figma.com/design/AbC123?node-id=1-2&embed-host=share',
    ],
    [
      'https://www.canva.com/design/DAF1/x-Y_z/view?utm_content=DAF1',
      'https://www.canva.com/design/DAF1/x-Y_z/view?embed',
    ],
    ['https://padlet.com/teacher/my-first-padlet-0a1b2c3d4e5f', 'https://padlet.com/embed/0a1b2c3d4e5f'],
    [
      'https://forms.office.com/Pages/ResponsePage.aspx?id=DQSI',
      'https://forms.office.com/Pages/ResponsePage.aspx?id=DQSI&embed=true',
    ],
    ['https://codepen.io/team/pen/abcXYZ', 'https://codepen.io/team/embed/abcXYZ?default-tab=result'],
    ['https://www.desmos.com/calculator/abc123', 'https://www.desmos.com/calculator/abc123?embed'],
    ['https://www.geogebra.org/m/abc123', 'https://www.geogebra.org/material/iframe/id/abc123'],
    ['https://quizlet.com/de/123456/verbs-flash-cards/', 'https://quizlet.com/123456/flashcards/embed'],
    ['https://www.thinglink.com/scene/123456', 'https://www.thinglink.com/card/123456'],
    ['https://open.spotify.com/intl-de/episode/abc123', 'https://open.spotify.com/embed/episode/abc123'],
  ])('%s becomes what can be embedded', (text, url) => {
    expect(pastedEmbed(text)).toEqual({ url });
    expect(embedProblem(url, defaults.hosts)).toBeNull();
    // Looked at once more, as when the field is left, it stays.
    expect(pastedEmbed(url)).toEqual({ url });
  });

  it.each([
    ['https://maps.app.goo.gl/abc', messages.needsCode],
    ['https://www.google.com/maps/dir/Kyiv/Lviv', messages.needsCode],
    ['https://wordwall.net/resource/123/verbs', messages.needsCode],
    ['https://forms.office.com/r/abc', messages.needsCode],
    ['https://app.genially.com/editor/abc', messages.needsCode],
    ['https://www.youtube.com/@lectern', messages.needsCode],
    ['https://example.org/game', messages.elsewhere],
    ['https://evilmiro.com/app', messages.elsewhere],
    ['http://miro.com/app', messages.notHttps],
    ['javascript:alert(1)', messages.notHttps],
    ['miro.com/app', messages.notHttps],
    ['https://view.genially.com/abc', undefined],
    ['', undefined],
  ])('says of %j what is wrong with it', (url, message) => {
    expect(embedProblem(url, defaults.hosts)?.message).toBe(message);
  });

  it('never takes a page of this site', () => {
    vi.stubGlobal('location', new URL('https://learn.example/lectures'));
    expect(embedProblem('https://learn.example/admin-home', ['learn.example'])?.message).toBe(messages.ownPage);
    vi.unstubAllGlobals();
  });

  it('says nothing of hosts while it does not know which may be embedded', () => {
    expect(embedProblem('https://example.org/game', null)).toBeNull();
  });
});
