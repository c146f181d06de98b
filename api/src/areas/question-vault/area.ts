import type { DocumentsArea } from '../api-area';
import { questionVault as content } from './content';

export const questionVault: DocumentsArea = { content };
