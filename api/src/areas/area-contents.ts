import type { DocumentArea } from '@vitrine/shared/contract';
import type { AreaContent } from './area-content';
import { polling } from './polling';
import { scenes } from './scenes';
import { theme } from './theme';

/** Every area whose content is documents. */
export const areaContents: Record<DocumentArea, AreaContent> = { scenes, polling, theme };
