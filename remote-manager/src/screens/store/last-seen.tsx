import type { Placement, PlacementKind } from '@vitrine/shared/contract';
import { ExclamationCircleOutlined, StatusTag, useFormat, useNow } from '@vitrine/shared/ui';
import { Facts } from '../../parts/facts';
import { useManagerTexts } from '../../texts/use-manager-texts';

/** A page that is open is noted once a minute, and this list asks every half. */
const nowMs = 2 * 60_000;

/** Of the others nobody keeps a page open. */
export const isSeen = (kind: PlacementKind) => kind === 'kiosk' || kind === 'screen';

interface LastSeenProps {
  placement: Placement;
  /** Without what to do about it. */
  brief?: boolean;
}

/** When a kiosk’s or a screen’s page was open last, and whether that is too long ago. */
export function LastSeen({ placement: { kind, lastSeenAt, silent }, brief = false }: LastSeenProps) {
  const t = useManagerTexts();
  const format = useFormat();
  const now = useNow();
  if (!isSeen(kind)) return null;
  const seen =
    lastSeenAt === null
      ? t('placements.neverSeen')
      : now - Date.parse(lastSeenAt) < nowMs
        ? t('placements.seenNow')
        : t('placements.seenWhen', { when: format.relative(lastSeenAt, now) });
  return (
    <Facts>
      {silent && (
        <StatusTag tone="danger" icon={<ExclamationCircleOutlined />}>
          {t('placements.silent')}
        </StatusTag>
      )}
      <span {...(lastSeenAt && { title: format.dateTime(lastSeenAt) })}>{seen}</span>
      {silent && !brief && <span>{t(`placements.silentHelp.${kind}`)}</span>}
    </Facts>
  );
}
