import { endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import {
  CopyButton,
  LabelledField,
  Loaded,
  SearchSelect,
  Section,
  Skeleton,
  useEndpointMutation,
} from '@vitrine/shared/ui';
import common from '../../../common/common.module.css';
import { useExperience } from '../../../experience/experience-context';
import { useEditorTexts } from '../../../texts/texts';
import styles from '../codes.module.css';
import { usePrintedCodes } from './use-printed-codes';

interface CodePlacesProps {
  documentId: string;
  readOnly: boolean;
}

/** Where a code stands, with the address that is printed there: made once, it never changes. */
export function CodePlaces({ documentId, readOnly }: CodePlacesProps) {
  const t = useEditorTexts();
  const { brand, experience } = useExperience();
  const printed = usePrintedCodes(documentId);
  const create = useEndpointMutation(endpoints.createPrintedCodes, {
    invalidates: [endpoints.listPrintedCodes],
  });
  const standAt = (placementId: string) =>
    create.mutate({
      params: { brandId: brand.id, experienceId: experience.id },
      body: { codes: [{ documentId, placementId }] },
    });
  return (
    <Section title={t('qr-code-scheduler.places.title')} intro={t('qr-code-scheduler.places.intro')}>
      <Loaded query={printed} skeleton={<Skeleton shape="rows" count={2} />}>
        {({ items }) => (
          <>
            {items.length === 0 && <p className={common.hint}>{t('qr-code-scheduler.places.none')}</p>}
            <ul className={common.looseList}>
              {items.map(({ code, placementName }) => {
                const address = `${window.location.origin}${addresses.code(code)}`;
                return (
                  <li key={code} className={styles.place}>
                    <div>
                      <div dir="auto">{placementName}</div>
                      <div className={styles.address} dir="ltr">
                        {address.replace(/^https?:\/\//, '')}
                      </div>
                    </div>
                    <div>
                      <CopyButton
                        text={address}
                        label={t('qr-code-scheduler.places.copy', { name: placementName })}
                      />
                    </div>
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </Loaded>
      {!readOnly && (
        <LabelledField label={t('qr-code-scheduler.places.add')} help={t('qr-code-scheduler.places.addHelp')}>
          <SearchSelect
            value={null}
            loading={create.isPending}
            disabled={create.isPending}
            placeholder={t('qr-code-scheduler.target.choosePlacement')}
            endpoint={endpoints.listPlacements}
            request={{ params: { brandId: brand.id }, query: {} }}
            option={({ id, name, storeName }) => ({
              value: id,
              label: `${storeName} · ${name}`,
              disabled: printed.data?.items.some(({ placementId }) => placementId === id) ?? false,
            })}
            onChange={(placementId) => placementId !== null && standAt(placementId)}
          />
        </LabelledField>
      )}
    </Section>
  );
}
