import type { limits } from '@vitrine/shared/contract';
import type { GlbVerdict } from './glb-check';

export function verdictOn(bytes: Uint8Array, limits: (typeof limits)['model']): Promise<GlbVerdict>;
