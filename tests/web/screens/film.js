// Turns the frames of a film into one palette and, for each frame, the rectangle that changed.
async ([frames, colours]) => {
  const load = async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const to = canvas.getContext('2d', { willReadFrequently: true });
    to.drawImage(picture, 0, 0);
    return to.getImageData(0, 0, picture.width, picture.height);
  };
  const pictures = await Promise.all(frames.map(load));
  const { width, height } = pictures[0];

  // Median cut over a histogram of 15-bit colours.
  const key = (data, at) => ((data[at] >> 3) << 10) | ((data[at + 1] >> 3) << 5) | (data[at + 2] >> 3);
  const seen = new Map();
  for (const { data } of pictures) {
    for (let at = 0; at < data.length; at += 28) {
      const found = seen.get(key(data, at));
      if (found) found[3] += 1;
      else seen.set(key(data, at), [data[at], data[at + 1], data[at + 2], 1]);
    }
  }
  const spread = (box) => {
    const wide = [0, 1, 2].map((axis) => {
      const values = box.map((colour) => colour[axis]);
      return Math.max(...values) - Math.min(...values);
    });
    const axis = wide.indexOf(Math.max(...wide));
    const weight = box.reduce((sum, colour) => sum + Math.sqrt(colour[3]), 0);
    return { axis, worth: wide[axis] * weight };
  };
  const boxes = [[...seen.values()]];
  while (boxes.length < colours) {
    const ranked = boxes.map((box, at) => ({ at, ...spread(box) }));
    const { at, axis, worth } = ranked.reduce((a, b) => (b.worth > a.worth ? b : a));
    if (!worth) break;
    const box = boxes[at].sort((a, b) => a[axis] - b[axis]);
    boxes.splice(at, 1, box.slice(0, box.length >> 1), box.slice(box.length >> 1));
  }
  const palette = boxes.map((box) => {
    const weight = box.reduce((sum, colour) => sum + colour[3], 0);
    return [0, 1, 2].map((axis) =>
      Math.round(box.reduce((sum, colour) => sum + colour[axis] * colour[3], 0) / weight));
  });

  const nearest = new Map();
  const index = (data, at) => {
    const wanted = key(data, at);
    if (nearest.has(wanted)) return nearest.get(wanted);
    let best = 0;
    let least = Infinity;
    palette.forEach(([r, g, b], entry) => {
      const off = (r - data[at]) ** 2 + (g - data[at + 1]) ** 2 + (b - data[at + 2]) ** 2;
      if (off < least) [best, least] = [entry, off];
    });
    nearest.set(wanted, best);
    return best;
  };
  const text = (bytes) => {
    let said = '';
    for (let at = 0; at < bytes.length; at += 30000) {
      said += String.fromCharCode(...bytes.subarray(at, at + 30000));
    }
    return btoa(said);
  };
  let last = null;
  const parts = pictures.map(({ data }) => {
    const all = new Uint8Array(width * height);
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (let at = 0; at < all.length; at += 1) {
      all[at] = index(data, at * 4);
      if (last && last[at] === all[at]) continue;
      const x = at % width;
      const y = (at - x) / width;
      [left, right, top, bottom] =
        [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    }
    last = all;
    if (right < 0) return null;
    const [w, h] = [right - left + 1, bottom - top + 1];
    const part = new Uint8Array(w * h);
    for (let y = 0; y < h; y += 1) {
      part.set(all.subarray((top + y) * width + left, (top + y) * width + left + w), y * w);
    }
    return { x: left, y: top, w, h, bytes: text(part) };
  });
  return { width, height, palette, parts };
}
