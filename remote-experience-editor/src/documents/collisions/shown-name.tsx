import { endpoints } from '@vitrine/shared/contract';
import { useEndpointQuery } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';
import { useLibrary } from '../../library/use-library';
import { useEditorTexts } from '../../texts/texts';
import { nameOf } from './readable-place';

/** What another document is called; its id stands in until that has come, and where it cannot be read. */
export function DocumentName({ id }: { id: string }) {
  const t = useEditorTexts();
  const { brand, language } = useExperience();
  const { data } = useEndpointQuery(endpoints.getDocument, { params: { brandId: brand.id, documentId: id } });
  if (!data) return <code>{id}</code>;
  return <span dir="auto">{nameOf(data.data, language) || t('documents.untitled')}</span>;
}

/** What a model of the library is called. */
export function ModelName({ id }: { id: string }) {
  const { brand } = useExperience();
  const model = useLibrary(brand.id).byId.get(id);
  return model ? <span dir="auto">{model.name}</span> : <code>{id}</code>;
}
