import { endpoints, votingDocument } from '@vitrine/shared/contract';
import { useEndpointQuery } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { CommittedField } from './vote-editing';

/** With which other votes this one takes turns. The slots of an experience are those that its votes name. */
export function SlotField() {
  const t = useEditorTexts();
  const { brand, experience } = useExperience();
  const { data } = useEndpointQuery(endpoints.listDocuments, {
    params: { brandId: brand.id },
    query: { experienceId: experience.id, area: 'voting', limit: 100 },
  });
  const named = (data?.items ?? []).flatMap(({ data }) => votingDocument.safeParse(data).data?.slot ?? []);
  return (
    <CommittedField
      at="/slot"
      label={t('voting.slot')}
      help={t('voting.slotHelp')}
      suggestions={[...new Set(named)]}
    />
  );
}
