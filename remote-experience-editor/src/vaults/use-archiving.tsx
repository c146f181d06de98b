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

/** Says where a vault document is used before it is archived. */
export function useArchiving(): {
  ask: (document: Document, archive: () => void) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    ask: (document, archive) => setAsked({ document, archive }),
    dialog: asked && <ArchiveDialog {...asked} onClose={() => setAsked(null)} />,
  };
}

function ArchiveDialog({ archive, document, onClose }: Asked & { onClose: () => void }) {
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
              <p className={styles.warning}>{t('vaults.archive.used', { count })}</p>
              <UsesList {...found} />
            </div>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
