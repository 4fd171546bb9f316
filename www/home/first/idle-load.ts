// The parts that the first screen fetches once it has rested.
import '../../stage/type/type';

export { takePoster } from './poster';
