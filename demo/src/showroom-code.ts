import { emptyQrCode, type QrCodeDocument } from '@vitrine/shared/contract';
import { compileCode } from '@vitrine/shared/contract/areas/qr-code-scheduler/resolve-code';
import { scanDetail, scanKinds } from '../../api/src/areas/qr-code-scheduler/visits';
import { type HourCount, hourOfCount } from '../../api/src/visitors/add-counts';
import { store } from './showroom';
import type { ShowroomVisit } from './showroom-visits';

/** What is printed on the showroom's window: `/q/fenster2`. */
export const windowCode = 'fenster2';

/** On weekday mornings it leads to the survey, otherwise into the living room. */
export const windowCodeDocument = (surveyId: string, sceneId: string): QrCodeDocument => ({
  ...emptyQrCode(),
  title: { en: 'Window', de: 'Schaufenster' },
  fallback: { kind: 'scene', documentId: sceneId },
  rules: {
    mornings: {
      order: 'a0',
      name: 'Weekday mornings',
      times: {
        recurrence: {
          ...{ every: 'week', interval: 1, from: '2026-01-01' },
          weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'],
          ...{ monthDays: [], months: [], positions: [] },
        },
        hours: [{ from: '08:00', until: '12:00' }],
        exceptions: {},
      },
      audience: { placements: [], languages: [], devices: [] },
      target: { kind: 'survey', documentId: surveyId },
    },
  },
});

/** Of those who came by a code, most came by the one on the window; a few sent its address on, and a messenger looked. */
const byWindow = 0.7;
const sentOn = 0.06;

/** What was counted of the window's code while these visitors came. */
export function windowScans(
  code: { id: string; document: QrCodeDocument },
  place: { placementId: string; experienceId: string },
  visits: ShowroomVisit[],
): HourCount[] {
  const resolve = compileCode(code.document, store.timeZone);
  return visits
    .filter(({ interest, source }) => source === 'code' && interest < byWindow)
    .flatMap(({ at, deviceClass, interest, language }) => {
      const { placementId } = place;
      const { ruleId } = resolve({ placementId, language, device: deviceClass, atMs: at.getTime() });
      const about = {
        ...{ ...place, documentId: code.id, source: 'code', language, count: 1, ...hourOfCount(at) },
        detail: scanDetail({ deadEnd: null, ruleId }),
      };
      const scan = { ...about, deviceClass, kind: scanKinds.person };
      return interest < sentOn ? [scan, { ...about, deviceClass: 'desktop', kind: scanKinds.bot }] : [scan];
    });
}
