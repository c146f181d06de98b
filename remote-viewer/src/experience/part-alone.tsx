import type { DisplayedProps } from '../areas/area';
import { areas } from '../areas/registry';
import { LazyContent } from './lazy-content';

/** Nothing lies over it. */
const covered = { left: 0, right: 0, bottom: 0 };

/** One part of an experience by itself, where nobody can press anything: as its area shows it there, or its stage. */
export function PartAlone(props: DisplayedProps) {
  const { experience, part } = props;
  const { displayed, stage } = areas[part.area] ?? {};
  if (displayed) return <LazyContent load={displayed}>{(Displayed) => <Displayed {...props} />}</LazyContent>;
  if (!stage) return null;
  const { Stage } = stage;
  return <Stage part={part} root={experience.root} loadPart={experience.loadPart} covered={covered} />;
}
