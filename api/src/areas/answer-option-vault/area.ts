import type { DocumentsArea } from '../api-area';
import { answerOptionVault as content } from './content';

export const optionVault: DocumentsArea = { content };
