import type { ManifestPartContent, PublicRun } from '@vitrine/shared/contract';
import { type ComponentType, useCallback } from 'react';
import type { PanelProps } from '../areas/area';
import type { Experience } from '../experience/experience';
import { LazyContent } from '../experience/lazy-content';
import type { Dictionary } from '../language/dictionary';

type PartOf<A> = Extract<ManifestPartContent, { area: A }>;

export interface AskedPart<A> {
  experience: Experience;
  part: PartOf<A>;
  run: PublicRun | undefined;
}

interface PartPanelProps<A> extends PanelProps {
  area: A;
  /** The words that it is shown with. */
  texts: Dictionary<unknown>;
  Form: ComponentType<AskedPart<A>>;
}

/** A panel that asks what one part says, which is loaded when it is opened. */
export function PartPanel<A extends ManifestPartContent['area']>(props: PartPanelProps<A>) {
  const { Form, area, experience, parts, runs, texts } = props;
  const [part] = parts;
  const load = useCallback(async () => part && experience.loadPart(part), [experience, part]);
  return (
    <LazyContent load={load} texts={texts}>
      {(content) =>
        content?.area === area ? (
          <Form experience={experience} part={content as PartOf<A>} run={runs[0]} />
        ) : null
      }
    </LazyContent>
  );
}
