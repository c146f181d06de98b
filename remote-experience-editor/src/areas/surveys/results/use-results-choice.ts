import { responseStatus, type SurveyResponsesFilter } from '@vitrine/shared/contract';
import { dayAfter, ownTimeZone, zonedMoment } from '@vitrine/shared/contract/values/zoned-time';
import { useAddressState } from '@vitrine/shared/ui';
import { type Days, isDate } from '../../../periods/other-period';
import { type OtherPeriod, useOtherPeriod } from '../../../periods/use-other-period';
import { addedChoice, choicesOf, withoutChoice } from './chosen-answers';

/** Another filter has other pages. */
const drops = 'cursor';

/** When a day begins by the reader's clocks. */
const beginning = (date: string) => zonedMoment(`${date}T00:00`, ownTimeZone())?.at;

type Moments = Pick<SurveyResponsesFilter, 'since' | 'until'>;

/** Of whom answers are shown, whenever they gave them. */
type Whose = Omit<SurveyResponsesFilter, keyof Moments>;

/** From the beginning of one day to the end of another; either may be open. */
function momentsOf({ from, until }: Days): Moments {
  const since = isDate(from) && beginning(from);
  const before = isDate(until) && beginning(dayAfter(until));
  return { ...(since && { since }), ...(before && { until: before }) };
}

/** What is right before and as long; null where both ends are not known, in their order. */
function momentsBefore({ since, until }: Moments): Moments | null {
  if (!since || !until || since >= until) return null;
  const ms = Date.parse(since) * 2 - Date.parse(until);
  return { since: new Date(ms).toISOString(), until: since };
}

/** The same at another placement, right before and as long, or in another period; null where that says nothing. */
function comparedFilter(
  whose: Whose,
  moments: Moments,
  { against, period }: { against: string; period: OtherPeriod },
): SurveyResponsesFilter | null {
  if (against === 'period') return period.days && { ...whose, ...momentsOf(period.days) };
  if (against !== 'before') return against ? { ...whose, ...moments, placementId: against } : null;
  const before = momentsBefore(moments);
  return before && { ...whose, ...before };
}

/** Whose answers are shown, kept in the address: what was chosen one after the other is taken back one by one. */
export function useResultsChoice() {
  const [statusWord, setStatus] = useAddressState('status', 'complete', { drops });
  const [placementId, setPlacement] = useAddressState('placement', '', { drops });
  const [from, setFrom] = useAddressState('from', '', { drops });
  const [until, setUntil] = useAddressState('until', '', { drops });
  const [wanted, setAgainst] = useAddressState('against');
  const [chosen, setChosen] = useAddressState('chosen', '', { drops, back: true });
  const status = responseStatus.safeParse(statusWord).data ?? 'complete';
  const period = useOtherPeriod();
  /** However far people came. */
  const whose: Whose = { ...(placementId && { placementId }), ...(chosen && { chosen }) };
  const moments = momentsOf({ from, until });
  const filter: SurveyResponsesFilter = { ...whose, ...moments };
  const hasBefore = momentsBefore(moments) !== null;
  /** Nothing is compared with itself, nor with what was before a time that has no beginning or end. */
  const against = wanted === placementId || (wanted === 'before' && !hasBefore) ? '' : wanted;
  return {
    ...{ status, setStatus, placementId, setPlacement, from, setFrom, until, setUntil, filter },
    ...{
      against,
      setAgainst,
      hasBefore,
      period,
      compared: comparedFilter(whose, moments, { against, period }),
    },
    /** What tells those whom they are compared with from others. */
    comparedWith: against === 'period' ? JSON.stringify(period.days) : against,
    choices: choicesOf(chosen),
    choose: (choice: string) => setChosen(addedChoice(chosen, choice)),
    remove: (choice: string) => setChosen(withoutChoice(chosen, choice)),
    removeAll: () => setChosen(''),
  };
}
export type ResultsChoice = ReturnType<typeof useResultsChoice>;
