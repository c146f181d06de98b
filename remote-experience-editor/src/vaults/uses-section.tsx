import { endpoints } from '@vitrine/shared/contract';
import { Loaded, Section, Skeleton, useEndpointQuery } from '@vitrine/shared/ui';
import common from '../common/common.module.css';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import { UsesList } from './uses-list';

/** Where the open document is used, beside its form. @param props.intro left out for one of a vault. */
export function UsesSection({ documentId, intro }: { documentId: string; intro?: string }) {
  const t = useEditorTexts();
  const { brand } = useExperience();
  const query = useEndpointQuery(endpoints.listDocumentUses, { params: { brandId: brand.id, documentId } });
  const count = query.data ? query.data.uses.length + query.data.elsewhere : 0;
  return (
    <Section
      title={query.data ? t('vaults.uses.title', { count }) : t('vaults.uses.label')}
      intro={intro ?? t('vaults.uses.intro')}
    >
      <Loaded query={query} skeleton={<Skeleton shape="rows" count={2} />}>
        {(found) =>
          count === 0 ? <p className={common.hint}>{t('vaults.uses.none')}</p> : <UsesList {...found} />
        }
      </Loaded>
    </Section>
  );
}
