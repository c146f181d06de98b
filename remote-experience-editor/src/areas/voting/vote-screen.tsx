import { textIn } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Section } from '@vitrine/shared/ui';
import { useStore } from 'zustand';
import { DocumentPage } from '../../documents/page/document-page';
import { useExperience } from '../../experience/experience-context';
import { useRuns } from '../../runs/use-runs';
import { useEditorTexts } from '../../texts/texts';
import { ModeratedRuns } from './moderated-runs';
import type { VoteEditing } from './vote-editing';
import { VoteForm } from './vote-form';
import { VoteRounds } from './vote-rounds';

/** One vote: its content at the left, what its moderator does with it at the right. */
export function VoteScreen({ editing }: { editing: VoteEditing }) {
  const t = useEditorTexts();
  const { brand, experience, language, baseLanguage, may } = useExperience();
  const { runs } = useRuns();
  const vote = useStore(editing.store, ({ data }) => data);
  const title = textIn(vote.title, language, baseLanguage);
  return (
    <DocumentPage
      editing={editing}
      title={title}
      back={{ to: addresses.area(brand.id, experience.id, 'voting'), label: t('voting.back') }}
      mayWrite={may.write}
      // In front of people, on a phone.
      besideFirst={runs.some(({ documentId }) => documentId === editing.id)}
      beside={
        <>
          <Section
            title={t('voting.runs.title')}
            intro={
              vote.slot === undefined
                ? t('voting.runs.intro')
                : t('voting.runs.introInSlot', { slot: vote.slot })
            }
          >
            <ModeratedRuns documentId={editing.id} vote={vote} />
          </Section>
          <VoteRounds documentId={editing.id} title={title} />
        </>
      }
    >
      <VoteForm editing={editing} vote={vote} readOnly={!may.write} />
    </DocumentPage>
  );
}
