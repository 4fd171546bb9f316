// What the first screen fetches when it has rested.
import '../stage/type/type';

export { takePoster } from './poster';
