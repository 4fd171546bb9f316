import * as engine from '../../../pkg/kontor/kontor';
import { serve, type Package } from '../../searches/serve';

serve(engine as unknown as Package);
