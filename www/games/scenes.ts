// The scenes of the first screen, by the path of their file here. Fetched together: side by side they are smaller than one by one.
/** Paints a scene to fill a canvas of this width and height. */
type Scene = (g: CanvasRenderingContext2D, w: number, h: number) => void;

export const scenes = import.meta.glob<Scene>('./*/art/scene.ts', { import: 'scene', eager: true });
