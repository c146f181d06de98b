import { type CalendarEntry, endpoints, type Placement } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import {
  Button,
  Drawer,
  EmptyState,
  PlusOutlined,
  SheetsDrawing,
  useEndpointMutation,
  useFormat,
  useMay,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { useExperience } from '../../parts/use-experience';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { AboutPlacement } from './about-placement';
import { CalendarEntryForm } from './calendar-entry-form';
import { CalendarEntryItem } from './calendar-entry-item';
import { showPlacements } from './show-placements';
import styles from './test-accesses.module.css';
import type { OpenedPlacement } from './use-opened-placement';

interface PlacementCalendarProps {
  opened: OpenedPlacement;
  timeZone: string;
}

/** What a placement shows when, beside its own experience. */
export function PlacementCalendar({ opened, timeZone }: PlacementCalendarProps) {
  const t = useManagerTexts();
  const named = opened.isGone ? undefined : opened.query.data;
  return (
    <Drawer
      open={opened.isOpen}
      title={named ? t('placements.calendarFor', { name: named.name }) : t('placements.calendar')}
      onClose={opened.close}
      width={520}
    >
      <AboutPlacement opened={opened}>
        {(placement) => <CalendarEntries placement={placement} timeZone={timeZone} />}
      </AboutPlacement>
    </Drawer>
  );
}

function CalendarEntries({ placement, timeZone }: { placement: Placement; timeZone: string }) {
  const t = useManagerTexts();
  const may = useMay();
  const toast = useToast();
  const format = useFormat();
  /** An entry that is there, or none for a new one. */
  const [edited, setEdited] = useState<{ entry: CalendarEntry | null } | null>(null);
  const { brandId, calendar } = placement;
  const own = useExperience(brandId, placement.experienceId)?.name ?? t('placements.otherExperience');
  const update = useEndpointMutation(endpoints.updatePlacement, { invalidates: showPlacements });
  const inForm = useEndpointMutation(endpoints.updatePlacement, {
    invalidates: showPlacements,
    inForm: true,
  });
  const request = (entries: CalendarEntry[], before = calendar) => ({
    params: { brandId, placementId: placement.id },
    // Two people who add an entry at once would each lose the other's.
    body: { calendar: entries.sort(byBeginning), was: { calendar: before } },
  });
  const without = (entry: CalendarEntry | null) =>
    calendar.filter((other) => entry === null || !isSameEntry(other, entry));
  const remove = (entry: CalendarEntry, name: string) =>
    update.mutate(request(without(entry)), {
      onSuccess: (changed) =>
        toast.success({
          title: t('placements.calendarRemovedToast'),
          description: t('placements.calendarRemovedToastText', {
            name,
            from: format.dateTimeIn(entry.from, timeZone),
          }),
          action: {
            label: t('undo'),
            onAction: () => update.mutate(request([...calendar], changed.calendar)),
          },
        }),
    });
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
                onRemove={(name) => remove(entry, name)}
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

/** Of one placement no two overlap. What was read again since is another object. */
const isSameEntry = (one: CalendarEntry, other: CalendarEntry) =>
  one.from === other.from && one.experienceId === other.experienceId;

const byBeginning = (one: CalendarEntry, other: CalendarEntry) =>
  Date.parse(one.from) - Date.parse(other.from);
