import { type CalendarEntry, endpoints, type Placement } from '@vitrine/shared/contract';
import {
  Button,
  Drawer,
  EmptyState,
  PlusOutlined,
  SheetsDrawing,
  useEndpointMutation,
  useMay,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { useExperience } from '../../parts/use-experience';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { CalendarEntryForm } from './calendar-entry-form';
import { CalendarEntryItem } from './calendar-entry-item';
import styles from './test-accesses.module.css';

interface PlacementCalendarProps {
  /** null: closed. */
  placement: Placement | null;
  timeZone: string;
  onClose: () => void;
}

/** What a placement shows when, beside its own experience. */
export function PlacementCalendar({ placement, onClose, ...rest }: PlacementCalendarProps) {
  const t = useManagerTexts();
  return (
    <Drawer
      open={placement !== null}
      title={placement ? t('placements.calendarFor', { name: placement.name }) : ''}
      onClose={onClose}
      width={520}
    >
      {placement && <CalendarEntries placement={placement} {...rest} />}
    </Drawer>
  );
}

function CalendarEntries({
  placement,
  timeZone,
}: Omit<PlacementCalendarProps, 'placement' | 'onClose'> & { placement: Placement }) {
  const t = useManagerTexts();
  const may = useMay();
  /** An entry that is there, or none for a new one. */
  const [edited, setEdited] = useState<{ entry: CalendarEntry | null } | null>(null);
  const { brandId, calendar } = placement;
  const own = useExperience(brandId, placement.experienceId)?.name ?? t('placements.otherExperience');
  const update = useEndpointMutation(endpoints.updatePlacement, { invalidates: [endpoints.listPlacements] });
  const inForm = useEndpointMutation(endpoints.updatePlacement, {
    invalidates: [endpoints.listPlacements],
    inForm: true,
  });
  const request = (entries: CalendarEntry[]) => ({
    params: { brandId, placementId: placement.id },
    // Two people who add an entry at once would each lose the other's.
    body: { calendar: entries.sort(byBeginning), was: { calendar } },
  });
  const without = (entry: CalendarEntry | null) => calendar.filter((other) => other !== entry);
  const mayWrite = may('placements:write', brandId);
  const add = mayWrite && (
    <Button kind="primary" icon={<PlusOutlined />} onClick={() => setEdited({ entry: null })}>
      {t('placements.calendarAdd')}
    </Button>
  );
  return (
    <div className={styles.content}>
      <p className={styles.intro}>
        {t('placements.calendarIntro', {
          zone: timeZone.replaceAll('_', ' '),
          name: placement.experienceId ? own : t('placements.noExperience'),
        })}
      </p>
      {calendar.length === 0 ? (
        <EmptyState
          drawing={<SheetsDrawing />}
          title={t('placements.calendarEmptyTitle')}
          text={t('placements.calendarEmptyText')}
          action={add}
        />
      ) : (
        <>
          {add}
          <ul className={styles.list} aria-label={t('placements.calendar')}>
            {[...calendar].sort(byBeginning).map((entry) => (
              <CalendarEntryItem
                key={`${entry.from} ${entry.experienceId}`}
                brandId={brandId}
                entry={entry}
                timeZone={timeZone}
                pending={update.isPending}
                onEdit={mayWrite ? () => setEdited({ entry }) : null}
                onRemove={() => update.mutate(request(without(entry)))}
              />
            ))}
          </ul>
        </>
      )}
      {edited && (
        <CalendarEntryForm
          brandId={brandId}
          entry={edited.entry}
          timeZone={timeZone}
          onClose={() => setEdited(null)}
          onSave={async (entry) => {
            await inForm.mutateAsync(request([...without(edited.entry), entry]));
            setEdited(null);
          }}
        />
      )}
    </div>
  );
}

const byBeginning = (one: CalendarEntry, other: CalendarEntry) =>
  Date.parse(one.from) - Date.parse(other.from);
