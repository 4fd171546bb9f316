import * as engine from '../../../pkg/rampart/rampart';
import { serve, type Package } from '../../searches/serve';

serve(engine as unknown as Package);
