// The parts that the first screen fetches once it has rested.
import '../stage/type/type';
import './flat.css';

export { takePoster } from './poster';
