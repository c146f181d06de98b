import { inOrder, type OptionSet, textIn } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useNavigate } from '@vitrine/shared/host';
import { Dialog } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import type { OwnerKind } from '../../documents/store/owner';
import { useDocumentWrites } from '../../documents/store/use-document-writes';
import { useExperience } from '../../experience/experience-context';
import { Facts } from '../../lists/facts';
import { useEditorTexts } from '../../texts/texts';
import styles from '../../vaults/vaults.module.css';
import { readyMade } from './ready-made';

/** An empty set, or one of the ready-made scales. */
export function CreateDialog({ scope, onClose }: { scope: OwnerKind; onClose: () => void }) {
  const t = useEditorTexts();
  const navigate = useNavigate();
  const { brand, experience, language, baseLanguage } = useExperience();
  const writes = useDocumentWrites();
  const create = (set?: OptionSet) =>
    writes.create(scope, 'answer-option-vault', set, {
      onSuccess: ({ area, id }) => void navigate(addresses.area(brand.id, experience.id, area, id, '/title')),
    });
  const words = (map: OptionSet['title']) => textIn(map, language, baseLanguage, 'en');
  return (
    <Dialog open title={t('answer-option-vault.new.title')} onClose={onClose}>
      <ul className={common.list}>
        <li>
          <button type="button" className={styles.pick} disabled={writes.isCreating} onClick={() => create()}>
            {t('answer-option-vault.new.empty')}
            <span>{t('answer-option-vault.new.emptyHelp')}</span>
          </button>
        </li>
        {readyMade.map(({ key, set }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.pick}
              disabled={writes.isCreating}
              onClick={() => create(set)}
            >
              {words(set.title)}
              <span>
                <Facts of={inOrder(set.options).map(([, { label }]) => words(label))} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
