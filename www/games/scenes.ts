// The scenes of the first screen, by the path of their file. They are fetched together, because they compress
// better in one file.
/** Paints a scene that fills a canvas of this width and height. */
type Scene = (g: CanvasRenderingContext2D, w: number, h: number) => void;

export const scenes = import.meta.glob<Scene>('./*/art/scene.ts', { import: 'scene', eager: true });
