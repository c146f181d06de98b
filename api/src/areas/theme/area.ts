import type { DocumentsArea } from '../api-area';
import { theme as content } from './content';

export const theme: DocumentsArea = { content };
