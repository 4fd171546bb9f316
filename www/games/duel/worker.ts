import * as engine from '../../../pkg/duel/duel';
import { serve, type Package } from '../../searches/serve';

serve(engine as unknown as Package);
