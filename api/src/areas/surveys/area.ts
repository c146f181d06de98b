import type { DocumentsArea } from '../api-area';
import { surveysAnswers } from './answers';
import { surveys as content } from './content';
import { surveysRoutes } from './routes';

export const surveys: DocumentsArea = { content, answers: surveysAnswers, routes: surveysRoutes };
