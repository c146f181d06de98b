import { LazyContent } from '../../experience/lazy-content';
import type { PanelProps } from '../area';

const load = async () => (await import('./asked-survey')).AskedSurvey;

/** A survey; all but this is loaded when it is opened. */
export const SurveyPanel = (props: PanelProps) => (
  <LazyContent load={load}>{(AskedSurvey) => <AskedSurvey {...props} />}</LazyContent>
);
