import type { Document } from '@vitrine/shared/contract';
import { Button, Dialog, Loaded, Skeleton } from '@vitrine/shared/ui';
import { type ReactNode, useState } from 'react';
import common from '../common/common.module.css';
import { documentTitle } from '../documents/store/document-title';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import { useUsesOf } from './use-uses-of';
import { UsesList } from './uses-list';

interface Asked {
  documents: Document[];
  archive: () => void;
}

/** What archiving means for so many uses of one document, or of several. */
type Consequence = (count: number, several: boolean) => string;

/**
 * Says where documents are used before they are archived.
 * @param consequence left out for those of a vault: their uses keep their copies.
 */
export function useArchiving(consequence?: Consequence): {
  ask: (documents: Document[], archive: () => void) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    ask: (documents, archive) => setAsked({ documents, archive }),
    dialog: asked && <ArchiveDialog {...asked} consequence={consequence} onClose={() => setAsked(null)} />,
  };
}

interface ArchiveDialogProps extends Asked {
  consequence: Consequence | undefined;
  onClose: () => void;
}

function ArchiveDialog({ archive, consequence, documents, onClose }: ArchiveDialogProps) {
  const t = useEditorTexts();
  const { language } = useExperience();
  const uses = useUsesOf(documents);
  const several = documents.length > 1;
  const titleOf = (document: Document) => documentTitle(document, language) || t('documents.untitled');
  const vaultsConsequence: Consequence = (count) =>
    t(several ? 'vaults.archive.usedSeveral' : 'vaults.archive.used', { count });
  const [first] = documents;
  return (
    <Dialog
      open
      title={
        several || !first
          ? t('vaults.archive.titleSeveral', { count: documents.length })
          : t('vaults.archive.title', { title: titleOf(first) })
      }
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
          const used = found.filter((one) => one.uses.length + one.elsewhere > 0);
          const count = used.reduce((sum, one) => sum + one.uses.length + one.elsewhere, 0);
          if (count === 0)
            return <p>{t(several ? 'vaults.archive.unusedSeveral' : 'vaults.archive.unused')}</p>;
          return (
            <div className={common.text}>
              <p className={common.warning}>{(consequence ?? vaultsConsequence)(count, several)}</p>
              {used.map(({ document, ...places }) => (
                <div key={document.id} className={common.text}>
                  {several && <h3 dir="auto">{titleOf(document)}</h3>}
                  <UsesList {...places} />
                </div>
              ))}
            </div>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
