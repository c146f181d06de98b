import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Link } from '@vitrine/shared/host';
import { Button } from '@vitrine/shared/ui';
import { useStore } from 'zustand';
import common from '../common/common.module.css';
import { documentTitle } from '../documents/store/document-title';
import { discardRefused, flushAll, saveSummary } from '../documents/store/open-documents';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';

/** What a person can do about changes that are not saved by themselves; nothing while they are. */
export function SaveWayOut({ onFollow }: { onFollow?: () => void }) {
  const t = useEditorTexts();
  const { language } = useExperience();
  const { state, document } = useStore(saveSummary);
  if (state === 'collision' && document?.owner.kind === 'experience')
    return (
      <Link
        to={addresses.area(document.brandId, document.owner.experienceId, document.area, document.id)}
        {...(onFollow ? { onClick: onFollow } : {})}
      >
        {t('frame.save.decide', { title: documentTitle(document, language) || t('documents.untitled') })}
      </Link>
    );
  if (state !== 'offline' && state !== 'refused') return null;
  return (
    <span className={common.buttons}>
      <Button size="small" onClick={flushAll}>
        {t('frame.save.retry')}
      </Button>
      {state === 'refused' && (
        <Button size="small" onClick={discardRefused}>
          {t('frame.save.discard')}
        </Button>
      )}
    </span>
  );
}
