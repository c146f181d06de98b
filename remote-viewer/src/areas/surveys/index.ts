import type { ViewerArea } from '../area';
import { keptKey } from './kept-key';
import { SurveyPanel } from './survey-panel';

export const surveys: ViewerArea = {
  panel: { Panel: SurveyPanel, one: 'survey' },
  storageKeys: (experienceId) => [keptKey(experienceId)],
};
