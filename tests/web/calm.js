() => {
  const found = (window.calm = { zones: {}, moved: [], animated: [], still: [], clipped: [], covered: [], looks: {} });
  const box = (element) => element.getBoundingClientRect();
  const numbers = (element) => ['x', 'y', 'width', 'height'].map((side) => box(element)[side]);
  const note = (list, text) => list.length < 20 && !list.includes(text) && list.push(text);
  const home = (key) => key.split(':').slice(0, 2).join(':');
  const inside = (inner, outer, slack) =>
    inner.left >= outer.left - slack && inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack;
  const each = (selector, look) => document.querySelectorAll(selector).forEach(look);
  // A row that a small screen leaves out has no width; its cards are not seen.
  const seen = (element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !(element.closest('[data-zone]')?.parentElement?.offsetWidth === 0);

  // An attack of Unit and its defenders are cards that lie together; their lane is the place.
  const still = () =>
    each('.stage [data-zone]:not([data-zone^="field:"])', (zone) => {
      const key = zone.dataset.zone;
      const now = numbers(zone);
      const old = (found.zones[`${size} ${key}`] ??= now);
      const off = now.some((value, at) => Math.abs(value - old[at]) > 2);
      if (off) note(found.moved, `${size} ${key}: ${old.map(Math.round)} became ${now.map(Math.round)}`);
    });
  const animated = () => {
    for (const animation of document.getAnimations()) {
      const card = animation.effect?.target?.closest?.('.stage [data-piece]');
      const moves = animation.effect?.getKeyframes().some((frame) =>
        ['transform', 'translate', 'rotate', 'left', 'top'].some((name) => name in frame));
      if (card && moves && !card.matches(':hover')) note(found.animated, card.dataset.card);
    }
    each('.travelling[data-from]', ({ dataset: { from, to } }) => {
      if (home(from) === home(to)) note(found.still, from);
    });
  };
  // The plate holds what is said, the question, its buttons and the face of who decides.
  const plate = (screen) => {
    const ask = document.querySelector('.ask');
    if (!ask?.querySelector('.face')?.checkVisibility()) note(found.clipped, `${size}: no face on the plate`);
    const held = ':is(.q, .said, .acts > .button, .seat > .face)';
    each(`.ask ${held}, .ask > ${held}`, (part) => {
      if (box(part).width && !inside(box(part), box(ask), 3)) {
        note(found.clipped, `${size} plate ${numbers(part).map(Math.round)}: ${part.textContent.slice(0, 60)}`);
      }
    });
    each('.tray .button', (button) => {
      if (!inside(box(button), screen, 0)) note(found.clipped, `${size} ${button.textContent}`);
    });
    const said = ask?.querySelector('.said');
    const question = ask?.querySelector('.q');
    if (said && question && box(said).height && box(said).bottom > box(question).top + 1) {
      note(found.covered, `${size}: ${said.textContent} by the question`);
    }
  };
  // Points stay on the cloth, and of cards to choose from none lies on another.
  const readable = (cloth) => {
    each('.stage .cloth .meter, .stage .cloth .rings', (points) => {
      if (box(points).width && !inside(box(points), cloth, 2)) {
        note(found.clipped, `${size} points ${numbers(points).map(Math.round)}`);
      }
    });
    each('.laid', (laid) => {
      const cards = [...laid.querySelectorAll('[data-piece]')].map(box);
      cards.forEach((one, at) =>
        cards.slice(at + 1).forEach((other) => {
          const beside = one.right <= other.left + 1 || other.right <= one.left + 1;
          const above = one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
          if (!beside && !above) note(found.covered, `${size}: a card to choose by another`);
        }));
    });
  };
  const settled = () => {
    const cloth = box(document.querySelector('.cloth'));
    const page = document.documentElement;
    const more = [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
    if (Math.max(...more) > 0) note(found.clipped, `the page scrolls by ${more}`);
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    plate(screen);
    readable(cloth);
    each('.stage [data-piece]', (card) => {
      if (!seen(card)) return;
      const own = card.closest('.front');
      if (!inside(box(card), own ? screen : cloth, own ? 12 : 2)) {
        const zone = card.closest('[data-zone]')?.dataset.zone;
        note(found.clipped, `${size} ${zone} ${card.dataset.card} ${numbers(card).map(Math.round)}`);
      }
    });
    each('.badge .name, .ask .q', (words) => {
      const { left, top, width, height } = box(words);
      if (!width) return;
      if (words.closest('.cloth') && !inside(box(words), cloth, 2)) note(found.clipped, words.textContent);
      for (const part of [0.1, 0.5, 0.9]) {
        const hit = document.elementFromPoint(left + width * part, top + height / 2);
        if (hit?.closest('.badge, .ask, .cloth > .banner')) continue;
        note(found.covered, `${words.textContent} by ${hit?.outerHTML.slice(0, 60)}`);
      }
    });
  };
  let size = '';
  let frames = 0;
  const look = () => {
    if (document.querySelector('[data-result]')) return;
    const now = `${innerWidth}x${innerHeight}`;
    // What measures itself needs a few frames after the window has another size.
    frames = now === size ? frames + 1 : 0;
    size = now;
    if (document.querySelector('.cloth') && frames > 4) {
      still();
      animated();
      if (!document.querySelector('.travelling, .popover')) {
        settled();
        found.looks[size] = (found.looks[size] ?? 0) + 1;
      }
    }
    requestAnimationFrame(look);
  };
  look();
}
