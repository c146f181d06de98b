import { textIn, tileKey } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Section, useAddressState } from '@vitrine/shared/ui';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { DocumentPage } from '../../documents/page/document-page';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { HangingForm } from './hanging-form';
import { ScreensSection } from './screens-section';
import { ShowingForm } from './showing-form';
import { WallDrawing } from './wall-drawing';
import { LanguageField, type WallEditing } from './wall-editing';

/** One video wall: its form, and beside it the drawing and the devices. */
export function WallPage({ editing }: { editing: WallEditing }) {
  const t = useEditorTexts();
  const { brand, experience, language, baseLanguage, may } = useExperience();
  const wall = useStore(editing.store, ({ data }) => data);
  const [chosen, choose] = useAddressState('screen');
  const [at] = useAddressState('at');
  // A finding about a screen leads to it.
  const found = /^\/tiles\/([^/]+)/.exec(at)?.[1] ?? (at.startsWith('/tiles') ? tileKey(1, 1) : null);
  useEffect(() => {
    if (found) choose(found);
  }, [found, choose]);
  return (
    <DocumentPage
      editing={editing}
      title={textIn(wall.title, language, baseLanguage)}
      back={{ to: addresses.area(brand.id, experience.id, 'video-wall'), label: t('video-wall.back') }}
      mayWrite={may.write}
      besideFirst
      beside={
        <>
          <Section title={t('video-wall.drawing.title')}>
            <WallDrawing wall={wall} chosen={chosen} onChoose={choose} />
          </Section>
          <ScreensSection documentId={editing.id} wall={wall} />
        </>
      }
    >
      <LanguageField at="/title" label={t('video-wall.title')} help={t('video-wall.titleHelp')} />
      <HangingForm />
      <ShowingForm wall={wall} editing={editing} readOnly={!may.write} chosen={chosen} />
    </DocumentPage>
  );
}
