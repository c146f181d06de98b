import type { CalendarEntry } from '@vitrine/shared/contract';
import { DeleteOutlined, EditOutlined, IconButton, Tag, useFormat, useNow } from '@vitrine/shared/ui';
import { ExperienceTile } from '../../experiences/experience-poster';
import common from '../../parts/common.module.css';
import { Facts } from '../../parts/facts';
import { NameCell } from '../../parts/name-cell';
import { useExperience } from '../../parts/use-experience';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './test-accesses.module.css';

interface CalendarEntryItemProps {
  brandId: string;
  entry: CalendarEntry;
  timeZone: string;
  pending: boolean;
  /** null: may not. */
  onEdit: (() => void) | null;
  /** @param name of its experience. */
  onRemove: (name: string) => void;
}

export function CalendarEntryItem(props: CalendarEntryItemProps) {
  const { brandId, entry, timeZone, pending, onEdit, onRemove } = props;
  const t = useManagerTexts();
  const experience = useExperience(brandId, entry.experienceId);
  const name = experience?.name ?? t('placements.otherExperience');
  const format = useFormat();
  const now = useNow();
  const from = format.dateTimeIn(entry.from, timeZone);
  const until = format.dateTimeIn(entry.until, timeZone);
  const isOver = Date.parse(entry.until) <= now;
  const isOn = !isOver && Date.parse(entry.from) <= now;
  return (
    <li className={styles.item}>
      <NameCell lead={experience && <ExperienceTile experience={experience} />}>
        <h3 className={common.heading}>
          <bdi>{name}</bdi>
        </h3>
        <Facts>
          <span>{t('placements.fromUntil', { from, until })}</span>
          {isOn && <Tag>{t('placements.calendarOn')}</Tag>}
          {isOver && <Tag>{t('placements.calendarOver')}</Tag>}
        </Facts>
      </NameCell>
      {onEdit && (
        <div className={styles.actions}>
          <IconButton
            label={t('placements.calendarEdit', { name, from })}
            icon={<EditOutlined />}
            disabled={pending}
            onClick={onEdit}
          />
          <IconButton
            label={t('placements.calendarRemove', { name, from })}
            icon={<DeleteOutlined />}
            danger
            disabled={pending}
            onClick={() => onRemove(name)}
          />
        </div>
      )}
    </li>
  );
}
