/** The other seats in their order round a table: up the left side, along the top, down the right. */
export interface Round {
  left: number[];
  top: number[];
  right: number[];
}

export function round(others: number[]): Round {
  const side = others.length < 2 ? 0 : others.length < 6 ? 1 : 2;
  return {
    left: others.slice(0, side),
    top: others.slice(side, others.length - side),
    right: others.slice(others.length - side),
  };
}
