import type { Check } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Link } from '@vitrine/shared/host';
import { useAreaNames } from '@vitrine/shared/ui';
import { isArea } from '../areas/is-area';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import { useCheckWords } from './use-check-words';

interface CheckItemProps {
  check: Check;
  onFollow?: () => void;
  /** Beside its document: nobody needs to be led there. */
  here?: boolean;
}

/** What one check says, and the way to the field. */
export function CheckItem({ check, onFollow, here = false }: CheckItemProps) {
  const t = useEditorTexts();
  const areaName = useAreaNames();
  const wordsOf = useCheckWords();
  const { brand, experience, titleOf } = useExperience();
  const wayTo = (title: string, area: string) =>
    title ? t('frame.publish.openDocument', { title, area }) : t('frame.publish.open', { area });
  return (
    <>
      <span>{wordsOf(check)}</span>
      {!here && isArea(check.area) && (
        <Link
          to={addresses.area(brand.id, experience.id, check.area, check.documentId, check.pointer)}
          {...(onFollow ? { onClick: onFollow } : {})}
        >
          {wayTo(titleOf(check.documentId), areaName(check.area))}
        </Link>
      )}
    </>
  );
}
