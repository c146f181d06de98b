import type { DeviceClass, VisitEvent, VisitReport } from '@vitrine/shared/contract';
import { useCallback } from 'react';
import { postVisit } from '../api/sending-api';
import type { Experience } from '../experience/experience';
import { useLanguage } from '../language/language';
import { consentAnswer } from './consent-answer';
import { visitSource } from './visit-source';

type Place = Pick<Experience, 'placementId' | 'manifest' | 'isKiosk'>;

const sendAfterMs = 10_000;
/** The API takes no more at once. */
const atOnce = 100;

/** What happened in this visit, so that each thing counts once however often it is done. */
const recorded = new Set<string>();
/** @returns whether it happens for the first time in this visit: when it is asked again, it does not. */
export function isFirst(happening: string): boolean {
  const isNew = !recorded.has(happening);
  recorded.add(happening);
  return isNew;
}
/** Whoever comes next does everything for the first time. */
export const beginVisit = (): void => recorded.clear();

/** What waits to be sent, by placement and what else a report says of all its events. */
const waiting = new Map<string, { placementId: string; report: VisitReport }>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * @returns records what the visitor did here, once per visit however often it is done; not in a test access, nor in the
 * editor's preview. It goes out some seconds later, or when the page is left, and is lost where the network is: a count
 * is not worth a visitor's battery.
 */
export function useRecordEvent({ isKiosk, manifest, placementId }: Place): (event: VisitEvent) => void {
  const { language } = useLanguage();
  return useCallback(
    (event) => {
      const id = `${placementId} ${manifest} ${JSON.stringify(event)}`;
      if (manifest === null || !isFirst(id)) return;
      const key = `${placementId} ${manifest} ${language}`;
      const source = visitSource(isKiosk);
      const report: VisitReport = { manifest, source, deviceClass: deviceClass(), language, events: [] };
      const waits = waiting.get(key) ?? { placementId, report };
      waits.report.events.push(event);
      waiting.set(key, waits);
      if (waits.report.events.length >= atOnce) send();
      else timer ??= setTimeout(send, sendAfterMs);
    },
    [placementId, manifest, language, isKiosk],
  );
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const all = [...waiting.values()];
  waiting.clear();
  for (const { placementId, report } of all) {
    const events = report.events.filter((event) => !isTakenBack(event));
    if (events.length > 0) void postVisit(placementId, { ...report, events });
  }
}

/** A Yes that waited while the visitor changed their mind, here or in another tab, would come after their No. */
const isTakenBack = (event: VisitEvent) =>
  event.kind === 'consent' && event.given && consentAnswer()?.given === false;

/** The last moment of which a page can be sure, on phones too. */
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') send();
});

/** What the visitor holds or stands before: a kiosk is a large thing to touch. */
function deviceClass(): DeviceClass {
  if (window.matchMedia('(pointer: fine)').matches) return 'desktop';
  return Math.min(window.screen.width, window.screen.height) < 600 ? 'phone' : 'tablet';
}
