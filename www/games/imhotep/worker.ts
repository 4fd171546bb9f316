import * as engine from '../../../pkg/imhotep/imhotep';
import { serve, type Package } from '../../searches/serve';

serve(engine as unknown as Package);
