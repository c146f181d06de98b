import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Tag, useAreaNames } from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import { DocumentPage } from '../documents/page/document-page';
import type { OwnerKind } from '../documents/store/owner';
import type { Editing } from '../documents/store/use-document';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import { inScope, type VaultArea } from './use-vault-scope';
import { UsesSection } from './uses-section';

interface VaultPageProps<Data extends object> {
  area: VaultArea;
  editing: Editing<Data>;
  owner: OwnerKind;
  title: string;
  mayWrite: boolean;
  /** Beside the form, above where it is used. */
  beside?: ReactNode;
  children: ReactNode;
}

/** An open vault document: its form, and beside it where it is used. */
export function VaultPage<Data extends object>(props: VaultPageProps<Data>) {
  const { area, editing, owner, title, mayWrite, beside, children } = props;
  const t = useEditorTexts();
  const areaName = useAreaNames();
  const { brand, experience } = useExperience();
  return (
    <DocumentPage
      editing={editing}
      title={title}
      aside={owner !== 'experience' && <Tag>{t(`vaults.scope.${owner}`)}</Tag>}
      back={{
        to: inScope(addresses.area(brand.id, experience.id, area), owner),
        label: areaName(area),
      }}
      mayWrite={mayWrite}
      beside={
        <>
          {beside}
          <UsesSection documentId={editing.id} />
        </>
      }
    >
      {children}
    </DocumentPage>
  );
}
