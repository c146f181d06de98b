import type { DocumentArea, ManifestPart } from '@vitrine/shared/contract';
import { useEffect } from 'react';
import { areas } from '../areas/registry';
import type { Experience } from '../experience/experience';
import { useRecordEvent } from './record-event';

interface PlaceRecorderProps {
  experience: Experience;
  /** What fills the page. */
  view: ManifestPart | undefined;
  /** The area of the panel that is open. */
  open: string | undefined;
}

/** Records where a visitor comes: what they saw on the stage, and of which areas they opened something. */
export function PlaceRecorder({ experience, view, open }: PlaceRecorderProps) {
  const record = useRecordEvent(experience);
  useEffect(() => {
    const shown = view?.documentId ? areas[view.area]?.stage?.shown?.(view.documentId) : null;
    if (!view || !shown) return;
    record(shown);
    record({ kind: 'reach', area: view.area as DocumentArea, step: 'opened' });
  }, [view, record]);
  useEffect(() => {
    if (open) record({ kind: 'reach', area: open as DocumentArea, step: 'opened' });
  }, [open, record]);
  return null;
}
