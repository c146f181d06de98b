import type { TestManifest } from '@vitrine/shared/contract';
import { type Observable, useObservable } from '@vitrine/shared/host';
import type { ReactElement } from 'react';
import type { Experience } from '../experience/experience';
import { Visit } from '../experience/visit';
import { followEditor, type Previewed } from './feed';
import { PreviewedPlace } from './previewed-place';

/** @returns the visit as staff see it beside their form: the draft with what is not saved yet. */
export const previewIn = (saved: Experience, manifest: TestManifest): ReactElement => (
  <PreviewedVisit previewed={followEditor(saved, manifest)} />
);

function PreviewedVisit({ previewed }: { previewed: Observable<Previewed> }) {
  const { experience, show, arrival } = useObservable(previewed);
  return (
    <Visit
      key={arrival}
      experience={experience}
      within={(parts, room) => (
        <PreviewedPlace show={show} parts={parts}>
          {room}
        </PreviewedPlace>
      )}
      onReload={() => undefined}
    />
  );
}
