/** One shape, drawn by relative steps, at each of these points. */
export const stamped = (shape: string, ...points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `M${x} ${y}${shape}`).join('');
