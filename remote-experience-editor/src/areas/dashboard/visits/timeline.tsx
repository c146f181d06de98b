import { endpoints, type TimelineEvent, timelineNoteCreate } from '@vitrine/shared/contract';
import {
  Button,
  DateTimeField,
  DeleteOutlined,
  FormDialog,
  FormField,
  IconButton,
  PlusOutlined,
  TextField,
  useEndpointMutation,
  useFormat,
  useMay,
} from '@vitrine/shared/ui';
import { useMemo, useState } from 'react';
import common from '../../../common/common.module.css';
import { useExperience } from '../../../experience/experience-context';
import { useEditorTexts } from '../../../texts/texts';
import { useEventWords } from './use-event-words';
import styles from './visits.module.css';

const invalidates = [endpoints.getExperienceVisits];

/** What happened in the range that visits may follow from, and notes of one's own. */
export function Timeline({ events, timeZone }: { events: TimelineEvent[]; timeZone: string }) {
  const t = useEditorTexts();
  const format = useFormat();
  const may = useMay();
  const { brand, experience } = useExperience();
  /** What a note begins with, of the moment at which it was begun; null: none is. */
  const [begun, setBegun] = useState<string | null>(null);
  const initial = useMemo(() => ({ at: begun ?? '', text: '' }), [begun]);
  const create = useEndpointMutation(endpoints.createTimelineNote, { invalidates, inForm: true });
  const remove = useEndpointMutation(endpoints.deleteTimelineNote, { invalidates });
  const mayNote = may('timeline-notes:write', brand.id);
  const words = useEventWords();
  return (
    <div className={styles.timeline}>
      {events.length > 0 && (
        <ul className={common.list} aria-label={t('dashboard.visits.timeline.title')}>
          {events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two placements may be paused at once
            <li key={index}>
              <span aria-hidden="true" className={styles.mark}>
                {format.number(index + 1)}
              </span>
              <time dateTime={event.at}>{format.dateTimeIn(event.at, timeZone)}</time>
              <span dir="auto">{words(event)}</span>
              {event.kind === 'note' && event.by && <span className={styles.note}>{event.by}</span>}
              {event.kind === 'note' && mayNote && (
                <IconButton
                  label={t('dashboard.visits.timeline.remove', { text: event.text })}
                  icon={<DeleteOutlined />}
                  onClick={() => remove.mutate({ params: { brandId: brand.id, timelineNoteId: event.id } })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {mayNote && (
        <Button icon={<PlusOutlined />} onClick={() => setBegun(new Date().toISOString())}>
          {t('dashboard.visits.timeline.add')}
        </Button>
      )}
      <FormDialog
        open={begun !== null}
        title={t('dashboard.visits.timeline.add')}
        submitLabel={t('dashboard.visits.timeline.save')}
        schema={timelineNoteCreate}
        initial={initial}
        onClose={() => setBegun(null)}
        onSubmit={async (body) => {
          await create.mutateAsync({ params: { brandId: brand.id, experienceId: experience.id }, body });
          setBegun(null);
        }}
      >
        <FormField name="at" label={t('dashboard.visits.timeline.at')}>
          <DateTimeField timeZone={timeZone} />
        </FormField>
        <FormField name="text" label={t('dashboard.visits.timeline.text')}>
          <TextField maxLength={200} />
        </FormField>
      </FormDialog>
    </div>
  );
}
