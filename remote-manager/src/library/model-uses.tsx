import { type DocumentUse, endpoints, type LibraryObject, textIn } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import { Link } from '@vitrine/shared/host';
import { Dialog, Loaded, Skeleton, useEndpointQuery } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './library.module.css';

interface ModelUsesProps {
  brandId: string;
  model: LibraryObject;
  open: boolean;
  onClose: () => void;
}

/** Where a model is placed or named, each place a link. */
export function ModelUses({ brandId, model, open, onClose }: ModelUsesProps) {
  const t = useManagerTexts();
  return (
    <Dialog open={open} title={t('library.usesOf', { name: model.name })} onClose={onClose}>
      {open && <UsesOfModel brandId={brandId} model={model} />}
    </Dialog>
  );
}

/** The same within another window, which says what its action means for them. */
export function UsesOfModel({ brandId, model }: Pick<ModelUsesProps, 'brandId' | 'model'>) {
  const t = useManagerTexts();
  const uses = useEndpointQuery(endpoints.listLibraryUses, {
    params: { brandId, libraryObjectId: model._id },
  });
  return (
    <Loaded query={uses} skeleton={<Skeleton shape="rows" count={2} />}>
      {({ uses: found, elsewhere }) => (
        <div className={styles.stack}>
          <p>
            {found.length + elsewhere === 0
              ? t('library.unused')
              : t('library.usedIn', { count: found.length + elsewhere })}
          </p>
          <ul className={styles.uses} aria-label={t('library.uses')}>
            {found.map((use) => (
              <li key={use.documentId + use.pointer}>
                <Use brandId={brandId} use={use} />
              </li>
            ))}
            {elsewhere > 0 && <li>{t('library.elsewhere', { count: elsewhere })}</li>}
          </ul>
        </div>
      )}
    </Loaded>
  );
}

function Use({ brandId, use }: { brandId: string; use: DocumentUse }) {
  const t = useManagerTexts();
  const title = textIn(use.title) || t('library.untitled');
  if (!use.experience) return <span dir="auto">{title}</span>;
  return (
    <>
      <Link to={addresses.area(brandId, use.experience.id, use.area, use.documentId)} dir="auto">
        {title}
      </Link>{' '}
      <span className={styles.hint} dir="auto">
        {use.experience.name}
      </span>
    </>
  );
}
