import type { ComponentType } from 'react';
import type { InputProps } from './asked-input';
import type { FurtherType } from './further-input';
import { MatrixInput } from './matrix-input';
import { RankingInput } from './ranking-input';

export const furtherInputs: Record<FurtherType, ComponentType<InputProps>> = {
  matrix: MatrixInput,
  ranking: RankingInput,
};
