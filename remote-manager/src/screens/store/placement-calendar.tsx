import { type CalendarEntry, endpoints, type Placement } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import {
  ApiError,
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
import common from '../../parts/common.module.css';
import { useExperience } from '../../parts/use-experience';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { AboutPlacement } from './about-placement';
import { CalendarEntryForm } from './calendar-entry-form';
import { CalendarEntryItem } from './calendar-entry-item';
import { showPlacements } from './show-placements';
import styles from './test-accesses.module.css';
import type { OpenedPlacement } from './use-opened-placement';

/** What a placement shows when, beside its own experience. */
export function PlacementCalendar({ opened, timeZone }: { opened: OpenedPlacement; timeZone: string }) {
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
  const [edited, setEdited] = useState<EditedEntry | null>(null);
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
  const without = (entry: CalendarEntry | null, among = calendar) =>
    among.filter((other) => entry === null || !isSameEntry(other, entry));
  const save = async ({ entry: former, opened, conflicting }: EditedEntry, entry: CalendarEntry) => {
    // As long as that entry is what it was, whatever others have done beside it is no conflict.
    const isAsItWas = former === null || calendar.some((other) => isUnchanged(other, former));
    const before = conflicting ?? (isAsItWas ? calendar : opened);
    try {
      await inForm.mutateAsync(request([...without(former, before), entry], before));
      setEdited(null);
    } catch (error) {
      if (error instanceof ApiError && error.problem?.code === 'changed-meanwhile')
        setEdited({ entry: former, opened, conflicting: (error.problem.current as Placement).calendar });
      throw error;
    }
  };
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
            label: t('records.undo'),
            onAction: () => update.mutate(request([...calendar], changed.calendar)),
          },
        }),
    });
  const edit = (entry: CalendarEntry | null) => setEdited({ entry, opened: calendar, conflicting: null });
  const mayWrite = may('placements:write', brandId);
  const add = mayWrite && (
    <Button kind="primary" icon={<PlusOutlined />} onClick={() => edit(null)}>
      {t('placements.calendarAdd')}
    </Button>
  );
  return (
    <div className={styles.content}>
      <p className={common.hint}>
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
          <ul className={common.list} aria-label={t('placements.calendar')}>
            {[...calendar].sort(byBeginning).map((entry) => (
              <CalendarEntryItem
                key={`${entry.from} ${entry.experienceId}`}
                brandId={brandId}
                entry={entry}
                timeZone={timeZone}
                pending={update.isPending}
                onEdit={mayWrite ? () => edit(entry) : null}
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
          onSave={(entry) => save(edited, entry)}
        />
      )}
    </div>
  );
}

interface EditedEntry {
  /** null: a new one. */
  entry: CalendarEntry | null;
  /** The calendar as it was when somebody began. */
  opened: CalendarEntry[];
  /** As it was when they were told that somebody else had been faster: saving again puts theirs in its place. */
  conflicting: CalendarEntry[] | null;
}

/** Of one placement no two overlap. What was read again since is another object. */
const isSameEntry = (one: CalendarEntry, other: CalendarEntry) =>
  one.from === other.from && one.experienceId === other.experienceId;

const isUnchanged = (one: CalendarEntry, other: CalendarEntry) =>
  isSameEntry(one, other) && one.until === other.until;

const byBeginning = (one: CalendarEntry, other: CalendarEntry) =>
  Date.parse(one.from) - Date.parse(other.from);
