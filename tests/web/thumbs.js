([thumb, corner]) => {
  const found = {};
  const FAR = 60;
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const box = (element) => element.getBoundingClientRect();
  // Where a touch still means this button, also beyond its box; a label's touch is its field's.
  const mine = (element, x, y) => {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    if (element.contains(hit) || hit.closest('label')?.contains(element)) return true;
    // The cards above such a name open their place just as it does.
    return element.matches('.label.opens') && Boolean(hit.closest('.card')) && element.parentElement.contains(hit);
  };
  const reach = (element, x, y, [dx, dy]) => {
    for (let step = 1; step <= FAR; step += 1) {
      if (!mine(element, x + dx * step, y + dy * step)) return step - 1;
    }
    return FAR;
  };
  // Some point of it that nothing else covers.
  const middle = (element) => {
    const { left, top, width, height } = box(element);
    for (const part of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      const [x, y] = [left + width * part, top + height / 2];
      if (mine(element, x, y)) return [x, y];
    }
    return null;
  };
  // While a card is held the lit places take every touch.
  const isUnderPlace = (element) => {
    const { left, top, width, height } = box(element);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return Boolean(hit?.closest('.hit') && !element.contains(hit));
  };
  // Whole pixels from a point between them: up to one of the size is not walked.
  const span = (element, ways) => {
    const from = middle(element);
    return from ? ways.reduce((sum, way) => sum + reach(element, ...from, way), 1) : 0;
  };
  const ACROSS = [[-1, 0], [1, 0]];
  const UPRIGHT = [[0, -1], [0, 1]];
  // A place that opens is opened by its cards, too: its name is no target of its own.
  const wanted = 'header, .stage, dialog[open], aside.open';
  document.querySelectorAll('button, a[href], select, input').forEach((button) => {
    if (!button.closest(wanted) || button.matches('.card, .card *, :disabled, .label.opens') || !seen(button)) return;
    if (!middle(button) || isUnderPlace(button)) return;
    const [wide, high] = [span(button, ACROSS), span(button, UPRIGHT)];
    if (wide < thumb - 1 || high < thumb - 1) {
      const name = button.getAttribute('aria-label') || button.textContent.trim() || button.className;
      found[name.replace(/\d+/g, '#').slice(0, 40)] = `${wide} by ${high}`;
    }
  });
  document.querySelectorAll('.front .card').forEach((card) => {
    const { left, right } = box(card);
    const row = card.closest('.row');
    const next = card.closest('.lie')?.nextElementSibling?.querySelector('.card');
    const strip = next && row ? box(next).left - left : right - left;
    if (strip < corner) found[`card ${card.dataset.card}`] = `${Math.round(strip)} wide`;
  });
  return found;
}
