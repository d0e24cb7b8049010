() => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const found = [];
  for (const name of document.querySelectorAll('.stage .face-of-card .name')) {
    const text = name.firstChild;
    const card = name.closest('.face-of-card').getBoundingClientRect();
    // What the next card of a row on the table leaves free; the last one may lie under the top.
    const strip = name.closest('.strip:not(.zone)');
    const over = strip?.nextElementSibling ?? strip?.closest('.below')?.nextElementSibling;
    const next = over?.querySelector('.card');
    const free = next ? next.getBoundingClientRect().left : card.right;
    if (!seen(name) || !text || !card.width) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}'’]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width, height }) => width && height);
      const whole = range.getBoundingClientRect();
      if (parts.length > 1) found.push(`${word} is broken on ${Math.round(card.width)} px`);
      else if (whole.left < card.left - 2 || whole.right > card.right + 2)
        found.push(`${word} is cut on ${Math.round(card.width)} px`);
      else if (whole.right > free + 2 || whole.bottom > card.bottom + 2)
        found.push(`${word} is covered on ${Math.round(card.width)} px`);
    }
  }
  return found;
}
