// The scenes of the first screen, by the path of their file. They are fetched together, because they compress
// better in one file.
/**
 * Paints a scene of this width on a canvas of the height `full`. What the scene is about lies above `h`: below
 * there are buttons, and the ground goes on.
 */
type Scene = (g: CanvasRenderingContext2D, w: number, h: number, full: number) => void;

export const scenes = import.meta.glob<Scene>('./*/art/scene.ts', { import: 'scene', eager: true });
