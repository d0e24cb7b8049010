() => {
  const found = (window.still = { frames: 0, arrived: 0, departed: 0, moved: [] });
  const note = (text) => found.moved.length < 20 && !found.moved.includes(text) && found.moved.push(text);
  const called = (element) => `${element.tagName.toLowerCase()}.${[...(element.classList ?? [])].join('.')}`;
  const AT_ONCE = 20;
  const rolled = new Map();
  // Nothing may glide either, by whatever means: where nothing has happened since the last frame a
  // card that lies elsewhere in three of them is on its way.
  const lain = new Map();
  let lay = '';
  const glides = (card) => {
    const { left, top } = card.getBoundingClientRect();
    const [x, y, times] = lain.get(card) ?? [left, top, 0];
    const moved = Math.hypot(left - x, top - y) > 1 ? times + 1 : 0;
    if (moved > 2) note('a card glides');
    lain.set(card, [left, top, moved]);
  };
  const shines = (element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return element.getBoundingClientRect().width > 0 && outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2;
  };
  const look = () => {
    found.frames += 1;
    for (const end of ['arrived', 'departed']) {
      if ([...document.querySelectorAll(`.stage .${end}`)].some(shines)) found[end] += 1;
    }
    for (const animation of document.getAnimations()) {
      const { target } = animation.effect ?? {};
      const { endTime } = animation.effect.getComputedTiming();
      if (target && endTime > AT_ONCE) note(`${called(target)} for ${endTime} ms`);
    }
    if (document.querySelector('.travelling:not(.dragged)')) note('a card travels');
    const cards = [...document.querySelectorAll('.stage [data-piece]')];
    const now = cards.map((card) => card.dataset.piece + card.className).join();
    if (now !== lay) lain.clear();
    lay = now;
    cards.forEach(glides);
    if (document.querySelector('.banner')?.checkVisibility()) note('a banner passes');
    // A number that rolls has another value in the very next frame.
    document.querySelectorAll('.score span, .meter span').forEach((number) => {
      const [value, times] = rolled.get(number) ?? [number.textContent, 0];
      const changes = value === number.textContent ? 0 : times + 1;
      if (changes > 2) note(`${value} rolls to ${number.textContent}`);
      rolled.set(number, [number.textContent, changes]);
    });
    requestAnimationFrame(look);
  };
  look();
}
