// The scenes of the first screen, by path. They are fetched together: so they compress better.
/**
 * Paints a scene of this width on a canvas of the height `full`. What the scene is about lies above `h`: below
 * there are buttons, and the ground goes on.
 */
type Scene = (g: CanvasRenderingContext2D, w: number, h: number, full: number) => void;

export const scenes = import.meta.glob<Scene>('./*/art/scene.ts', { import: 'scene', eager: true });
