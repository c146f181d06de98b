import { Outlet, useMatches } from 'react-router-dom';
import { panelRoute } from '../panel-route';
import { reportBrokenOnLeaving } from '../remotes/report-broken-on-leaving';
import { Succession } from '../screens/succession';

/** The panel, or what leads in and out of it, which shows whatever the panel's screen throws while it goes. */
export function PanelOrEntrance() {
  const isPanel = useMatches().some(({ id }) => id === panelRoute);
  return (
    <Succession
      by={isPanel ? 'panel' : 'entrance'}
      onLeavingError={isPanel ? reportBrokenOnLeaving : undefined}
    >
      <Outlet />
    </Succession>
  );
}
