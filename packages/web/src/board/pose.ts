/** How the drawing is positioned under the window. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
export const HOME: Pose = { x: 0, y: 0, scale: 1 };
