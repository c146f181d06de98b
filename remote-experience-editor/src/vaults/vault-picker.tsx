import { type Document, endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import {
  Dialog,
  EmptyState,
  LinkButton,
  Loaded,
  SheetsDrawing,
  Skeleton,
  TextField,
  useEndpointList,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../common/common.module.css';
import { documentTitle } from '../documents/store/document-title';
import type { OwnerKind } from '../documents/store/owner';
import { useExperience } from '../experience/experience-context';
import { type Fact, Facts } from '../lists/facts';
import { useEditorTexts } from '../texts/texts';
import { inScope, scopes, type VaultArea } from './use-vault-scope';
import styles from './vaults.module.css';

interface VaultPickerProps {
  area: VaultArea;
  title: string;
  intro?: string;
  /** Of an empty vault. */
  none: string;
  /** Whose document will use it: nothing narrower is offered. */
  owner: OwnerKind;
  /** A few words about one, and why it cannot be used: null where it can. */
  about: (document: Document) => { facts: Fact[]; obstacle: string | null };
  onPick: (document: Document) => void;
  onClose: () => void;
}

/** Something from the vaults that a document may use: its own experience's, the brand's and the tenant's. */
export function VaultPicker(props: VaultPickerProps) {
  const { area, title, intro, none, owner, about, onPick, onClose } = props;
  const t = useEditorTexts();
  const { brand, experience, language } = useExperience();
  const [q, setQ] = useState('');
  const { items, query } = useVaultDocuments(area, owner);
  const wanted = q.trim().toLocaleLowerCase();
  const found = items.filter((document) =>
    documentTitle(document, language).toLocaleLowerCase().includes(wanted),
  );
  return (
    <Dialog open title={title} width={560} onClose={onClose}>
      <div className={common.text}>
        {intro && <p>{intro}</p>}
        <Loaded query={query} skeleton={<Skeleton shape="rows" />}>
          {() =>
            items.length === 0 ? (
              <EmptyState
                drawing={<SheetsDrawing />}
                title={none}
                action={
                  <LinkButton to={inScope(addresses.area(brand.id, experience.id, area), owner)}>
                    {t(`${area}.open`)}
                  </LinkButton>
                }
              />
            ) : (
              <>
                <TextField
                  label={t('vaults.search')}
                  placeholder={t('vaults.search')}
                  type="search"
                  value={q}
                  onChange={(text) => setQ(text ?? '')}
                />
                {found.length === 0 && <p className={common.hint}>{t('documents.nothingFound')}</p>}
                <ul className={common.list} aria-label={title}>
                  {found.map((document) => {
                    const { facts, obstacle } = about(document);
                    return (
                      <li key={document.id}>
                        <button
                          type="button"
                          className={styles.pick}
                          disabled={obstacle !== null}
                          onClick={() => onPick(document)}
                        >
                          {documentTitle(document, language) || t('documents.untitled')}
                          <span>
                            <Facts of={[...facts, t(`vaults.scope.${document.owner.kind}`), obstacle]} />
                          </span>
                        </button>
                      </li>
                    );
                  })}
                </ul>
              </>
            )
          }
        </Loaded>
      </div>
    </Dialog>
  );
}

/** Everything in the vaults that a document of an owner may use. */
function useVaultDocuments(area: VaultPickerProps['area'], owner: OwnerKind) {
  const { brand, experience } = useExperience();
  const params = { brandId: brand.id };
  const wider = scopes.slice(scopes.indexOf(owner));
  const own = useEndpointList(
    endpoints.listDocuments,
    { params, query: { experienceId: experience.id, area } },
    { all: true, enabled: wider.includes('experience') },
  );
  const brands = useEndpointList(
    endpoints.listDocuments,
    { params, query: { owner: 'brand', area } },
    { all: true, enabled: wider.includes('brand') },
  );
  const tenants = useEndpointList(
    endpoints.listDocuments,
    { params, query: { owner: 'tenant', area } },
    { all: true },
  );
  const lists = { experience: own, brand: brands, tenant: tenants };
  const asked = wider.map((scope) => lists[scope]);
  const items = asked.flatMap(({ data }) => data?.items ?? []);
  const query = {
    data: asked.every(({ data }) => data) ? items : undefined,
    error: asked.map(({ error }) => error).find((error) => error !== null) ?? null,
    refetch: () => {
      for (const { refetch } of asked) refetch();
    },
  };
  return { items, query };
}
