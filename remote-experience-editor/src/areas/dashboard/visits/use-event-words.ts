import type { TimelineEvent } from '@vitrine/shared/contract';
import { useEditorTexts } from '../../../texts/texts';

/** @returns what is said of something that happened meanwhile. */
export function useEventWords(): (event: TimelineEvent) => string {
  const t = useEditorTexts();
  return (event) => {
    if (event.kind === 'note') return event.text;
    if (event.kind === 'published')
      return t('dashboard.visits.timeline.published', { version: event.version });
    if (event.kind === 'unpublished') return t('dashboard.visits.timeline.unpublished');
    return t(`dashboard.visits.timeline.${event.kind}`, { placement: event.placementName });
  };
}
