/**
 * The net promoter score: those who gave 9 or 10 less those who gave 0 to 6, in percent of all (Reichheld, "The One
 * Number You Need to Grow", 2003); each share rounded by itself.
 * @returns null where nobody answered.
 */
export function npsOf(bars: { value: string; count: number }[]) {
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  const share = (from: number, to: number) => {
    const its = bars.filter(({ value }) => Number(value) >= from && Number(value) <= to);
    return (its.reduce((sum, { count }) => sum + count, 0) / all) * 100;
  };
  const [promoters, passives, detractors] = [share(9, 10), share(7, 8), share(0, 6)];
  return {
    score: Math.round(promoters - detractors),
    promoters: Math.round(promoters),
    passives: Math.round(passives),
    detractors: Math.round(detractors),
  };
}
