import {
  type CodeRule,
  type CodeTarget,
  type QrCodeDocument,
  qrCodeDocument,
  targetAreas,
} from '@vitrine/shared/contract';
import { areaContent, type CompiledArea, type Reference } from '../area-content';
import { doubt, fault, findingAt } from '../checks/findings';
import { checkOpeningTimes, openingTimes } from '../opening-times';
import { untyped } from '../tables/area-table';
import { checkRules } from './code-checks';
import type { QrCodesServerHalf } from './server-half';
import { codesTable } from './table/table';

/** QR codes are read by the API alone: it leads on whoever scans one, and browsers need nothing of them. */
export const content = areaContent(qrCodeDocument, {
  table: untyped(qrCodeDocument, codesTable),
  references: ({ design, fallback, rules }) => [
    ...targetReferences('/fallback', fallback),
    ...Object.entries(rules).flatMap(([id, rule]) => ruleReferences(`/rules/${id}`, rule)),
    ...(design.logo ? [{ kind: 'image' as const, id: design.logo, pointer: '/design/logo' }] : []),
  ],
  texts: ({ design }) => [{ pointer: '/design/callToAction', map: design.callToAction }],
  check: (code, { languages }, at) => [
    ...(Object.values(code.title).some((text) => text.trim() !== '')
      ? []
      : [findingAt(`/title/${languages[0] ?? 'en'}`, doubt('missing-title.code'))]),
    ...(code.fallback ? [] : [findingAt('/fallback', fault('no-fallback'))]),
    ...checkOpeningTimes(code, fault('code-closes-before')),
    ...checkRules(code, at),
  ],
  compile: (codes): CompiledArea => ({
    parts: [],
    assets: [],
    ...(codes.length > 0 && { server: serverHalf(codes) }),
  }),
});

const serverHalf = (codes: { id: string; data: QrCodeDocument }[]): QrCodesServerHalf => ({
  codes: Object.fromEntries(
    codes.map(({ data, id }) => {
      const { fallback, rules } = data;
      return [id, { ...openingTimes(data), ...(fallback && { fallback }), rules }];
    }),
  ),
});

const ruleReferences = (pointer: string, { audience, target }: CodeRule): Reference[] => [
  ...targetReferences(`${pointer}/target`, target),
  ...audience.placements.map(
    (id, index): Reference => ({ kind: 'placement', id, pointer: `${pointer}/audience/placements/${index}` }),
  ),
];

function targetReferences(pointer: string, target: CodeTarget | undefined): Reference[] {
  if (!target || target.kind === 'link') return [];
  if (target.kind === 'placement')
    return [{ kind: 'placement', id: target.placementId, pointer: `${pointer}/placementId` }];
  const { documentId, kind } = target;
  return [{ kind: 'document', area: targetAreas[kind], id: documentId, pointer: `${pointer}/documentId` }];
}
