import { type Document, endpoints } from '@vitrine/shared/contract';
import { Button, Dialog, Loaded, Skeleton, useEndpointQuery } from '@vitrine/shared/ui';
import { type ReactNode, useState } from 'react';
import { documentTitle } from '../documents/document-title';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import { UsesList } from './uses-list';
import styles from './vaults.module.css';

interface Asked {
  document: Document;
  archive: () => void;
}

/**
 * Says where a document is used before it is archived.
 * @param consequence what that means for its uses; those of a vault's document keep their copies.
 */
export function useArchiving(consequence?: (count: number) => string): {
  ask: (document: Document, archive: () => void) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    ask: (document, archive) => setAsked({ document, archive }),
    dialog: asked && <ArchiveDialog {...asked} consequence={consequence} onClose={() => setAsked(null)} />,
  };
}

interface ArchiveDialogProps extends Asked {
  consequence: ((count: number) => string) | undefined;
  onClose: () => void;
}

function ArchiveDialog({ archive, consequence, document, onClose }: ArchiveDialogProps) {
  const t = useEditorTexts();
  const { brand, language } = useExperience();
  const uses = useEndpointQuery(endpoints.listDocumentUses, {
    params: { brandId: brand.id, documentId: document.id },
  });
  return (
    <Dialog
      open
      title={t('vaults.archive.title', {
        title: documentTitle(document, language) || t('documents.untitled'),
      })}
      onClose={onClose}
      action={
        <Button
          kind="primary"
          danger
          disabled={!uses.data}
          onClick={() => {
            archive();
            onClose();
          }}
        >
          {t('documents.archive')}
        </Button>
      }
    >
      <Loaded query={uses} skeleton={<Skeleton shape="rows" count={2} />}>
        {(found) => {
          const count = found.uses.length + found.elsewhere;
          if (count === 0) return <p>{t('vaults.archive.unused')}</p>;
          return (
            <div className={styles.stack}>
              <p className={styles.warning}>{consequence?.(count) ?? t('vaults.archive.used', { count })}</p>
              <UsesList {...found} />
            </div>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
