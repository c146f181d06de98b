import type { DocumentsArea } from '../api-area';
import { votingAnswers } from './answers';
import { content } from './content';
import { votingRoutes } from './routes';

export const voting: DocumentsArea = { content, answers: votingAnswers, routes: votingRoutes };
