import { responseStatus, type SurveyResponsesFilter } from '@vitrine/shared/contract';
import { ownTimeZone, zonedMoment } from '@vitrine/shared/contract/values/zoned-time';
import { useAddressState } from '@vitrine/shared/ui';
import { addedChoice, choicesOf, withoutChoice } from './chosen-answers';

const dayMs = 24 * 3600_000;

/** When a day begins by the reader's clocks; undefined for what is no date. */
const beginning = (date: string) => zonedMoment(`${date}T00:00`, ownTimeZone())?.at;

function dayAfter(date: string): string {
  const ms = Date.parse(date);
  return Number.isNaN(ms) ? '' : new Date(ms + dayMs).toISOString().slice(0, 10);
}

/** The same at another placement, or right before, as long; null where that says nothing. */
function comparedFilter(filter: SurveyResponsesFilter, against: string): SurveyResponsesFilter | null {
  if (against !== 'before') return against ? { ...filter, placementId: against } : null;
  const { since, until } = filter;
  if (!since || !until) return null;
  const ms = Date.parse(since) * 2 - Date.parse(until);
  return { ...filter, since: new Date(ms).toISOString(), until: since };
}

/** Whose answers are shown, kept in the address: what was chosen one after the other is taken back one by one. */
export function useResultsChoice() {
  const [statusWord, setStatus] = useAddressState('status', 'complete');
  const [placementId, setPlacement] = useAddressState('placement');
  const [from, setFrom] = useAddressState('from');
  const [until, setUntil] = useAddressState('until');
  const [against, setAgainst] = useAddressState('against');
  const [view, setView] = useAddressState('view', 'questions');
  const [chosen, setChosen] = useAddressState('chosen', '', { back: true });
  const status = responseStatus.safeParse(statusWord).data ?? 'complete';
  const since = beginning(from);
  const before = beginning(dayAfter(until));
  /** However far people came. */
  const filter: SurveyResponsesFilter = {
    ...(placementId && { placementId }),
    ...(since && { since }),
    ...(before && { until: before }),
    ...(chosen && { chosen }),
  };
  return {
    ...{ status, setStatus, placementId, setPlacement, from, setFrom, until, setUntil, filter },
    ...{ against, setAgainst, compared: comparedFilter(filter, against) },
    ...({ view: view === 'lists' ? view : 'questions', setView } as const),
    choices: choicesOf(chosen),
    choose: (choice: string) => setChosen(addedChoice(chosen, choice)),
    remove: (choice: string) => setChosen(withoutChoice(chosen, choice)),
    removeAll: () => setChosen(''),
  };
}
export type ResultsChoice = ReturnType<typeof useResultsChoice>;
