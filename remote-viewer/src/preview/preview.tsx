import type { TestManifest } from '@vitrine/shared/contract';
import { type Observable, useObservable } from '@vitrine/shared/host';
import { type ReactElement, useMemo } from 'react';
import { areas } from '../areas/registry';
import type { Experience } from '../experience/experience';
import { Visit } from '../experience/visit';
import { followEditor, type Previewed } from './feed';

/** @returns the visit as staff see it beside their form: the draft with what is not saved yet. */
export const previewIn = (saved: Experience, manifest: TestManifest): ReactElement => (
  <PreviewedVisit previewed={followEditor(saved, manifest)} />
);

function PreviewedVisit({ previewed }: { previewed: Observable<Previewed> }) {
  const { experience, show, arrival } = useObservable(previewed);
  const shown = useMemo(
    () => show && { ...show, at: areas[show.area]?.preview ?? ('stage' as const) },
    [show],
  );
  return <Visit key={arrival} experience={experience} show={shown} onReload={() => undefined} />;
}
