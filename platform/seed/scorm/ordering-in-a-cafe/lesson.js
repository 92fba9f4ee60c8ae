function find(id) {
  return document.getElementById(id);
}

(function () {
  'use strict';
  const screens = window.SCREENS;
  const api = findApi(window);
  const began = Date.now();
  // Which screen is open, and the answer to each question; -1 where there is none yet.
  let at = 0;
  let answers = screens.map(() => -1);
  let ended = false;

  function findApi(from) {
    let look = from;
    for (let steps = 0; steps < 10 && look.parent !== look; steps += 1) {
      look = look.parent;
      if (look.API) {
        return look.API;
      }
    }
    return null;
  }

  function restore() {
    if (!api) {
      return;
    }
    api.LMSInitialize('');
    const [place, given] = api.LMSGetValue('cmi.suspend_data').split('|');
    if (given === undefined) {
      return;
    }
    at = Math.min(Number(place) || 0, screens.length - 1);
    answers = screens.map((_, index) => Number(given.split(',')[index] ?? -1));
  }

  function keep() {
    if (!api || ended) {
      return;
    }
    const asked = screens.filter((screen) => screen.question);
    const right = screens.filter((screen, index) => screen.question && answers[index] === screen.right);
    const done = screens.every((screen, index) => !screen.question || answers[index] >= 0);
    const score = Math.round((right.length / asked.length) * 100);
    api.LMSSetValue('cmi.core.lesson_location', String(at + 1));
    api.LMSSetValue('cmi.suspend_data', at + '|' + answers.join(','));
    api.LMSSetValue('cmi.core.score.min', '0');
    api.LMSSetValue('cmi.core.score.max', '100');
    if (done) {
      api.LMSSetValue('cmi.core.score.raw', String(score));
    }
    api.LMSSetValue('cmi.core.lesson_status', done ? (score >= 75 ? 'passed' : 'failed') : 'incomplete');
    api.LMSSetValue('cmi.core.session_time', clock(Date.now() - began));
    api.LMSCommit('');
  }

  function clock(ms) {
    const seconds = Math.floor(ms / 1000);
    const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    return parts.map((part) => String(part).padStart(2, '0')).join(':');
  }

  function element(name, text, className) {
    const made = document.createElement(name);
    made.textContent = text;
    if (className) {
      made.className = className;
    }
    return made;
  }

  function button(text, className, press) {
    const made = element('button', text, className);
    made.type = 'button';
    made.addEventListener('click', press);
    return made;
  }

  function say(text) {
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = 'de-DE';
    spoken.rate = 0.9;
    window.speechSynthesis?.cancel();
    window.speechSynthesis?.speak(spoken);
  }

  function draw(focus) {
    const screen = screens[at];
    const parts = [element('h1', screen.title)];
    if (screen.text) {
      parts.push(element('p', screen.text));
    }
    for (const [who, german, english] of screen.lines ?? []) {
      const line = button('', 'line', () => say(german));
      const words = element('span', german);
      words.lang = 'de';
      line.append(element('small', who), words, element('small', english));
      parts.push(line);
    }
    if (screen.question) {
      parts.push(element('p', screen.question));
    }
    if (screen.speak) {
      parts.push(button('Listen', 'quiet', () => say(screen.speak)));
      const written = element('p', screen.speak);
      written.lang = 'de';
      parts.push(written);
    }
    const given = answers[at];
    for (const [index, answer] of (screen.answers ?? []).entries()) {
      const choice = button(answer, 'answer', () => choose(index));
      if (given >= 0) {
        choice.setAttribute('aria-pressed', String(index === given));
        if (index === screen.right) {
          choice.classList.add('right');
        } else if (index === given) {
          choice.classList.add('wrong');
        }
      }
      parts.push(choice);
    }
    if (screen.question && given >= 0) {
      const verdict = given === screen.right ? 'Right. ' : 'Not quite. ';
      const why = element('p', verdict + screen.why, 'why');
      why.setAttribute('role', 'status');
      parts.push(why);
    }
    find('screen').replaceChildren(...parts);
    find('step').textContent = 'Screen ' + (at + 1) + ' of ' + screens.length;
    find('progress').value = at + 1;
    find('back').hidden = at === 0;
    find('next').hidden = at === screens.length - 1;
    if (focus) {
      find('screen').focus();
    }
  }

  function choose(index) {
    answers[at] = index;
    keep();
    draw(false);
    // All answers were drawn anew: whoever chose goes on from theirs.
    document.querySelectorAll('.answer')[index].focus();
  }

  function go(step) {
    at = Math.min(Math.max(at + step, 0), screens.length - 1);
    keep();
    draw(true);
  }

  find('back').addEventListener('click', () => go(-1));
  find('next').addEventListener('click', () => go(1));
  window.addEventListener('pagehide', () => {
    if (!api || ended) {
      return;
    }
    keep();
    ended = true;
    const finished = answers.every((given, index) => !screens[index].question || given >= 0);
    api.LMSSetValue('cmi.core.exit', finished ? '' : 'suspend');
    api.LMSFinish('');
  });
  restore();
  keep();
  draw(false);
})();
