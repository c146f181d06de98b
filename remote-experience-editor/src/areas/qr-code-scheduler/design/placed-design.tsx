import { type QrCodeDocument, textIn } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { LabelledField, Select, Skeleton } from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../../../common/common.module.css';
import { useExperience } from '../../../experience/experience-context';
import { useEditorTexts } from '../../../texts/texts';
import type { CodeEditing } from '../code-editing';
import { CodePlaces } from '../places/code-places';
import { usePrintedCodes } from '../places/use-printed-codes';
import { CodeDesignForm } from './code-design-form';
import { CodeDownload } from './code-download';
import styles from './design.module.css';

interface PlacedDesignProps {
  editing: CodeEditing;
  code: QrCodeDocument;
  readOnly: boolean;
}

/** Before a code stands anywhere, it is drawn with an address that is as long as the one it will have. */
const unplaced = '22222222';

/** What a code looks like, and the files of it for each placement at which it stands. */
export function PlacedDesign({ editing, code, readOnly }: PlacedDesignProps) {
  const t = useEditorTexts();
  const { baseLanguage, experience, language } = useExperience();
  const { data: printed } = usePrintedCodes(editing.id);
  const [chosen, setChosen] = useState<string | null>(null);
  if (!printed) return <Skeleton shape="form" />;
  const place = printed.items.find(({ code }) => code === chosen) ?? printed.items[0];
  const address = `${window.location.origin}${addresses.code(place?.code ?? unplaced)}`;
  const title = textIn(code.title, language, baseLanguage);
  return (
    <div className={styles.placed}>
      <CodeDesignForm
        design={code.design}
        address={address}
        readOnly={readOnly}
        onChange={(name, change) =>
          editing.run(name, (current) => ({ ...current, design: change(current.design) }))
        }
      />
      <div className={common.stack}>
        {place && (
          <>
            {printed.items.length > 1 && (
              <LabelledField label={t('qr-code-scheduler.download.for')}>
                <Select
                  searchable
                  value={place.code}
                  options={printed.items.map((one) => ({ value: one.code, label: one.placementName }))}
                  onChange={setChosen}
                />
              </LabelledField>
            )}
            <CodeDownload
              design={code.design}
              address={address}
              name={[title, place.placementName].filter(Boolean).join(' ')}
              languages={experience.languages}
            />
          </>
        )}
        <CodePlaces documentId={editing.id} readOnly={readOnly} />
      </div>
    </div>
  );
}
