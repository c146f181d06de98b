import { render, screen } from '@testing-library/react';
import { setClockBehind } from '@vitrine/shared/browser/server-clock';
import { Countdown } from './countdown';
import { useOpening } from './opening';

const dayMs = 86_400_000;
/** @param ms from now, by the server's clock. */
const inMs = (ms: number, behind: number) => new Date(Date.now() + behind + ms).toISOString();

function Opening(times: { opensAt: string; closesAt: string }) {
  return <p>{useOpening(times, undefined, null)}</p>;
}

describe.each([
  ['a day behind', dayMs],
  ['a day ahead', -dayMs],
])('on a device whose clock is %s', (_, behind) => {
  beforeEach(() => setClockBehind(behind));
  afterEach(() => setClockBehind());

  it('a countdown ends with the server’s', () => {
    render(<Countdown until={inMs(90_000, behind)} />);
    expect(screen.getByRole('timer')).toHaveTextContent('1:30');
  });

  it.each([
    ['not-yet', 60_000, 120_000],
    ['open', -60_000, 60_000],
    ['closed', -120_000, -60_000],
  ])('what opens and closes at a moment is “%s” when it is for everybody', (state, opens, closes) => {
    render(<Opening opensAt={inMs(opens, behind)} closesAt={inMs(closes, behind)} />);
    expect(screen.getByText(state)).toBeVisible();
  });
});
