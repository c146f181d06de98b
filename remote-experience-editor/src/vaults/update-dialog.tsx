import { type CopiedContent, contentChanges, endpoints, textIn } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { Button, Dialog, useEndpointMutation } from '@vitrine/shared/ui';
import common from '../common/common.module.css';
import type { OwnerKind } from '../documents/store/owner';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import { useApiWords } from '../texts/use-api-words';
import { ContentChangeTable } from './content-change-table';

interface UpdateDialogProps {
  vaultId: string;
  before: CopiedContent;
  after: CopiedContent;
  /** Whose document this is: what else of the same owner uses the vault's can be renewed with it. */
  owner: OwnerKind;
  /** Visitors are answering: it can be looked at only. */
  frozen: boolean;
  onApply: () => void;
  onClose: () => void;
}

/** A copy and what the vault holds now, side by side, to be taken over here or everywhere. */
export function UpdateDialog(props: UpdateDialogProps) {
  const { vaultId, before, after, owner, frozen, onApply, onClose } = props;
  const t = useEditorTexts();
  const toast = useToast();
  const inWords = useApiWords();
  const { brand, experience, language, baseLanguage } = useExperience();
  const renew = useEndpointMutation(endpoints.renewDocumentUses, {
    invalidates: [
      endpoints.getDocument,
      endpoints.listDocuments,
      endpoints.listDocumentLinks,
      endpoints.listDocumentUses,
      endpoints.checkExperience,
    ],
  });
  const renewAll = () =>
    renew.mutate(
      {
        params: { brandId: brand.id, documentId: vaultId },
        body: owner === 'experience' ? { experienceId: experience.id } : {},
      },
      {
        onSuccess: ({ refused, renewed }) => {
          const reasons = refused.map(({ reason, sentence, title }) =>
            t('vaults.update.refused', {
              title: textIn(title, language, baseLanguage) || t('documents.untitled'),
              reason: inWords({ message: reason, sentence }),
            }),
          );
          toast.success({
            description: [t('vaults.update.applied', { count: renewed }), ...reasons].join(' '),
          });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      width={720}
      title={t('vaults.update.title')}
      onClose={onClose}
      action={
        <>
          {owner !== 'tenant' && (
            <Button loading={renew.isPending} onClick={renewAll}>
              {t(owner === 'brand' ? 'vaults.update.applyAllBrand' : 'vaults.update.applyAll')}
            </Button>
          )}
          <Button
            kind="primary"
            disabled={frozen}
            onClick={() => {
              onApply();
              onClose();
            }}
          >
            {t('vaults.update.apply')}
          </Button>
        </>
      }
    >
      <div className={common.text}>
        <p>{t('vaults.update.intro')}</p>
        <ContentChangeTable changes={contentChanges(before, after)} />
      </div>
    </Dialog>
  );
}
