import { MatrixInput } from './matrix-input';
import { RankingInput } from './ranking-input';

export const furtherInputs = { matrix: MatrixInput, ranking: RankingInput };
