import type { ExperienceVisits } from '@vitrine/shared/contract';
import { zonedReading } from '@vitrine/shared/contract/values/zoned-time';
import { useAreaNames, useFormat } from '@vitrine/shared/ui';
import { useExperience } from '../../../experience/experience-context';
import { useEditorTexts } from '../../../texts/texts';
import type { Count, Tile, TileRow } from '../../../tiles/tile';
import { overTime } from './over-time';
import { timelineMarks } from './timeline-marks';
import { useEventWords } from './use-event-words';

export interface ComparedVisits {
  visits: ExperienceVisits;
  name: string;
  /** How many days of both have begun, where one period is longer than the other: shares are compared, no counts. */
  unlike: { own: number; compared: number } | null;
}

/** What of the visits is shown, and what it is compared with. */
interface Shown {
  visits: ExperienceVisits;
  /** null: with nothing. */
  compared: ComparedVisits | null;
  timeZone: string;
}

/** The counts of two rows under one label: where only one has them, the other has none. */
interface Counted {
  id: string;
  label: string;
  counts: number[];
}

/** A part of a whole, to one decimal; null where there is no whole. */
const rounded = (part: number, whole: number): Count =>
  whole > 0 ? Math.round((part / whole) * 10) / 10 : null;

/** @returns the tiles of these visits, in the order in which they stand for whoever has not arranged them. */
export function useVisitsTiles(): (shown: Shown) => Tile[] {
  const t = useEditorTexts();
  const format = useFormat();
  const areaName = useAreaNames();
  const event = useEventWords();
  const { language, baseLanguage } = useExperience();

  return ({ visits, compared, timeZone }) => {
    const unlike = compared?.unlike ?? null;
    const why = (given: ExperienceVisits) =>
      given.missing ? t(`dashboard.visits.missing.${given.missing}`) : t('dashboard.visits.missing.nobody');
    const missing = visits.visits === 0 && !compared?.visits.visits ? why(visits) : null;
    const columnsOf = (first: string, ...names: string[]) => [
      first,
      ...names.flatMap((name) =>
        compared ? [name, t('dashboard.visits.comparedColumn', { name, against: compared.name })] : [name],
      ),
    ];
    /** Rows of both, with the counts of each beside those that they are compared with. */
    const rowsOf = (read: (given: ExperienceVisits) => Counted[]): TileRow[] => {
      const own = read(visits);
      const others = compared ? read(compared.visits) : [];
      const all = [...own, ...others.filter(({ id }) => !own.some((row) => row.id === id))];
      return all.map(({ id, label, counts }) => {
        const find = (rows: Counted[], given: ExperienceVisits, index: number): Count => {
          const count = rows.find((row) => row.id === id)?.counts[index] ?? 0;
          return unlike ? rounded(count * 100, given.visits) : count;
        };
        return {
          id,
          label,
          counts: counts.flatMap((_, index) => {
            const count = find(own, visits, index);
            return compared ? [count, find(others, compared.visits, index)] : [count];
          }),
        };
      });
    };
    const aboutRows = (about?: string) =>
      [...(about ? [about] : []), ...(unlike ? [t('dashboard.visits.perHundredHelp')] : [])].join(' ');
    /** What is counted in rows of both. */
    const measure = (name: string) => (unlike ? t('dashboard.visits.perHundred', { name }) : name);
    const facetMeasure = t(unlike ? 'dashboard.visits.share' : 'dashboard.visits.visits');
    const facet = (
      id: 'consent' | 'sources' | 'devices' | 'languages',
      read: (given: ExperienceVisits) => Counted[],
    ): Tile => ({
      id,
      title: t(`dashboard.visits.tiles.${id}`),
      missing,
      columns: columnsOf(t(`dashboard.visits.first.${id}`), facetMeasure),
      rows: rowsOf(read),
    });
    const ifCounted = (given: ExperienceVisits, count: Count): Count =>
      given.visits === 0 && given.missing ? null : count;
    const both = (read: (given: ExperienceVisits) => Count): Count[] =>
      compared ? [read(visits), read(compared.visits)] : [read(visits)];
    const recognisedOf = ({ consent, uniqueVisitors, visits: all }: ExperienceVisits) =>
      t(`dashboard.visits.${uniqueVisitors === null ? 'nobodyRecognised' : 'recognised'}`, {
        given: format.number(consent.given),
        refused: format.number(consent.refused),
        visits: format.number(all),
      });
    const titleOf = (title: Record<string, string>) =>
      title[language] || title[baseLanguage] || Object.values(title)[0] || t('dashboard.visits.untitled');

    const measured = new Map<string, string[]>();
    for (const { area, counts } of [...visits.documents, ...(compared?.visits.documents ?? [])])
      measured.set(area, [...new Set([...(measured.get(area) ?? []), ...Object.keys(counts)])]);
    const measureName = (measure: string) =>
      t(`dashboard.visits.measures.${measure as 'views' | 'looks' | 'unavailable' | 'starts' | 'ends'}`);
    const documentRows = (area: string, measures: string[]) =>
      rowsOf(({ documents }) =>
        documents
          .filter((document) => document.area === area)
          .map(({ counts, documentId, title }) => ({
            id: documentId,
            label: titleOf(title),
            counts: measures.map((measure) => counts[measure] ?? 0),
          })),
      );
    const missed = [...measured].filter(([, measures]) => measures.includes('unavailable'));

    const { rows: steps, step, until } = overTime(visits, compared?.visits);
    const stepName = (at: string | null, number: string) => {
      const reading = at && zonedReading(at, timeZone);
      if (reading && step === 'hour') return reading.slice(11);
      const day = reading && format.day(reading.slice(0, 10));
      if (!unlike) return day ?? '';
      return day
        ? t('dashboard.visits.dayDated', { number, day })
        : t('dashboard.visits.dayNumber', { number });
    };

    return [
      {
        id: 'over-time',
        title: t('dashboard.visits.tiles.over-time'),
        missing,
        overTime: true,
        marks: timelineMarks(visits.timeline, { from: visits.from, until }, { number: format.number, event }),
        columns: columnsOf(t(`dashboard.visits.first.${step}`), t('dashboard.visits.visits')),
        rows: steps.map(({ at, counts }, index) => ({
          id: String(index),
          label: stepName(at, format.number(index + 1)),
          counts,
        })),
      },
      {
        id: 'at-a-glance',
        mixed: true,
        title: t('dashboard.visits.tiles.at-a-glance'),
        ...(unlike && { about: t('dashboard.visits.unlike') }),
        missing: null,
        columns: columnsOf(t('dashboard.visits.first.at-a-glance'), t('dashboard.visits.count')),
        rows: [
          {
            id: 'visits',
            label: t('dashboard.visits.visits'),
            counts: both((given) => ifCounted(given, given.visits)),
            ...(visits.visits === 0 && { note: why(visits) }),
          },
          ...(compared && unlike
            ? [
                {
                  id: 'per-day',
                  label: t('dashboard.visits.perDay'),
                  counts: [
                    ifCounted(visits, rounded(visits.visits, unlike.own)),
                    ifCounted(compared.visits, rounded(compared.visits.visits, unlike.compared)),
                  ],
                },
              ]
            : []),
          {
            id: 'unique',
            label: t('dashboard.visits.unique'),
            counts: both(({ uniqueVisitors }) => uniqueVisitors),
            ...(visits.visits > 0 && { note: recognisedOf(visits) }),
          },
          {
            id: 'live',
            label: t('dashboard.visits.liveNow'),
            counts: compared ? [visits.liveVisitors, null] : [visits.liveVisitors],
          },
        ],
      },
      facet('consent', ({ consent: { given, refused }, visits: all }) =>
        Object.entries({ given, refused, open: Math.max(0, all - given - refused) }).map(([id, count]) => ({
          id,
          label: t(`dashboard.visits.consents.${id as 'given' | 'refused' | 'open'}`),
          counts: [count],
        })),
      ),
      facet('sources', ({ sources }) =>
        sources.map(({ source, visits: count }) => ({
          id: source,
          label: t(`dashboard.visits.sources.${source}`),
          counts: [count],
        })),
      ),
      facet('devices', ({ deviceClasses }) =>
        deviceClasses.map(({ deviceClass, visits: count }) => ({
          id: deviceClass,
          label: t(`dashboard.visits.devices.${deviceClass}`),
          counts: [count],
        })),
      ),
      facet('languages', ({ languages }) =>
        languages.map(({ language: tag, visits: count }) => ({
          id: tag,
          label: format.languageName(tag),
          counts: [count],
        })),
      ),
      {
        id: 'funnel',
        title: t('dashboard.visits.tiles.funnel'),
        about: aboutRows(t('dashboard.visits.funnelHelp')),
        missing,
        columns: columnsOf(
          t('dashboard.visits.first.funnel'),
          measure(t('dashboard.visits.opened')),
          measure(t('dashboard.visits.used')),
        ),
        rows: rowsOf(({ funnel }) =>
          funnel.map(({ area, opened, used }) => ({
            id: area,
            label: areaName(area),
            counts: [opened, used],
          })),
        ),
      },
      ...[...measured].map(
        ([area, measures]): Tile => ({
          id: `interest-${area}`,
          title: areaName(area as Parameters<typeof areaName>[0]),
          about: aboutRows(),
          missing: null,
          columns: columnsOf(t('dashboard.visits.first.document'), ...measures.map(measureName).map(measure)),
          rows: documentRows(area, measures),
        }),
      ),
      ...missed.map(
        ([area]): Tile => ({
          id: `missed-${area}`,
          title: t('dashboard.visits.tiles.missed'),
          about: aboutRows(t('dashboard.visits.missedHelp')),
          missing: null,
          columns: columnsOf(t('dashboard.visits.first.document'), measure(measureName('unavailable'))),
          rows: documentRows(area, ['unavailable'])
            .filter(({ counts }) => counts.some(Boolean))
            .sort((a, b) => (b.counts[0] ?? 0) - (a.counts[0] ?? 0)),
        }),
      ),
    ];
  };
}
