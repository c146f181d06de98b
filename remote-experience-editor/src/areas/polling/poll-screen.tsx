import { textIn } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Section } from '@vitrine/shared/ui';
import { useStore } from 'zustand';
import { DocumentPage } from '../../documents/page/document-page';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import type { PollEditing } from './poll-editing';
import { PollForm } from './poll-form';
import { PollRuns } from './poll-runs';

/** One poll: its content at the left, its runs at the placements at the right. */
export function PollScreen({ editing }: { editing: PollEditing }) {
  const t = useEditorTexts();
  const { brand, experience, language, baseLanguage, may } = useExperience();
  const poll = useStore(editing.store, ({ data }) => data);
  return (
    <DocumentPage
      editing={editing}
      title={textIn(poll.title, language, baseLanguage)}
      back={{ to: addresses.area(brand.id, experience.id, 'polling'), label: t('polling.back') }}
      mayWrite={may.write}
      beside={
        <Section title={t('polling.runs.title')} intro={t('polling.runs.intro')}>
          <PollRuns documentId={editing.id} />
        </Section>
      }
    >
      <PollForm editing={editing} poll={poll} readOnly={!may.write} />
    </DocumentPage>
  );
}
