import type { DocumentArea } from '@vitrine/shared/contract';
import type { JobKind } from '../db/jobs';
import type { Dependencies } from '../dependencies';
import { optionVault } from './answer-option-vault/area';
import type { ApiArea, DocumentsArea } from './api-area';
import type { AreaContent } from './area-content';
import { polling } from './polling/area';
import { products } from './products/area';
import { qrCodeScheduler } from './qr-code-scheduler/area';
import { questionVault } from './question-vault/area';
import { scenes } from './scenes/area';
import { surveys } from './surveys/area';
import { theme } from './theme/area';
import { videoWall } from './video-wall/area';
import { videos } from './videos/area';
import { voting } from './voting/area';

/** Every area with something of its own in the API; those with documents all are. */
export const apiAreas: Record<DocumentArea, DocumentsArea> = {
  scenes,
  'question-vault': questionVault,
  'answer-option-vault': optionVault,
  voting,
  polling,
  surveys,
  products,
  videos,
  'qr-code-scheduler': qrCodeScheduler,
  'video-wall': videoWall,
  theme,
};

/** @returns null for an area that brings nothing here. */
export const areaEntry = (area: string): ApiArea | null => apiAreas[area as DocumentArea] ?? null;

/** The jobs of all areas, by kind. */
export const areaJobs = (dependencies: Dependencies): Record<string, JobKind> =>
  Object.assign({}, ...Object.values(apiAreas).map(({ jobs }) => jobs?.(dependencies)));

/** How the documents of an area are published. */
export const areaContents = Object.fromEntries(
  Object.entries(apiAreas).map(([area, { content }]) => [area, content]),
) as Record<DocumentArea, AreaContent>;
