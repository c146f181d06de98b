import { type Brand, endpoints, type Session } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Link, useSession } from '@vitrine/shared/host';
import { Initials, Loaded, Skeleton, useEndpointList } from '@vitrine/shared/ui';
import { useState } from 'react';
import { BrandTile } from '../../brand/brand-tile';
import common from '../../parts/common.module.css';
import { NameCell } from '../../parts/name-cell';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { OwnName } from './own-name';
import styles from './settings.module.css';
import { SignInMethods } from './sign-in-methods';

/** So many lines wait at most for the names of brands. */
const shownWaiting = 5;

/** Who is signed in, with which roles, and how they come in. */
export function Profile() {
  const t = useManagerTexts();
  const { recheck, session } = useSession();
  const [savedName, setSavedName] = useState<string | null>(null);
  const isMember = session?.person.role === 'member';
  const brands = useEndpointList(endpoints.listBrands, {}, { all: true, enabled: isMember });
  if (!session) return null;
  const { person } = session;
  // The frame hears of it from the API; here it stands even if that is out of reach just now.
  const shownName = savedName ?? person.displayName;
  return (
    <div className={common.groups}>
      <div className={styles.card}>
        <div className={styles.person}>
          <Initials name={shownName ?? person.email} round />
          <div>
            <div dir="auto" className={styles.name}>
              {shownName ?? t('settings.noName')}
            </div>
            <div className={common.hint}>{person.email}</div>
          </div>
        </div>
        <dl className={styles.facts}>
          <dt>{t('fields.role')}</dt>
          <dd>
            {t(`people.role.${person.role}`)}
            <div className={common.hint}>{t(`people.roleHelp.${person.role}`)}</div>
          </dd>
          <dt>{t('settings.brandRoles')}</dt>
          <dd>
            {isMember ? (
              <Loaded
                query={{ ...brands, data: brands.hasMore ? undefined : brands.data }}
                skeleton={<Skeleton shape="rows" count={Math.min(session.brands.length, shownWaiting)} />}
              >
                {({ items }) => <BrandRoles brands={items} roles={session.brands} />}
              </Loaded>
            ) : (
              t('settings.allBrands')
            )}
          </dd>
        </dl>
      </div>
      <OwnName
        key={shownName}
        name={shownName}
        onChange={(name) => {
          setSavedName(name);
          void recheck?.();
        }}
      />
      <SignInMethods />
    </div>
  );
}

/** In which brands, and as what. An archived one lets nobody in. */
function BrandRoles({ brands, roles }: { brands: Brand[]; roles: Session['brands'] }) {
  const t = useManagerTexts();
  const known = new Map(brands.map((brand) => [brand.id, brand]));
  const open = roles.flatMap(({ brandId, role }) => {
    const brand = known.get(brandId);
    return brand ? [{ brand, role }] : [];
  });
  if (open.length === 0) return t('settings.noBrands');
  return (
    <ul className={styles.brands}>
      {open.map(({ brand, role }) => (
        <li key={brand.id}>
          <NameCell lead={<BrandTile brand={brand} />}>
            <Link to={addresses.brand(brand.id)} dir="auto">
              {brand.name}
            </Link>
            {` · ${t(`people.role.${role}`)}`}
          </NameCell>
        </li>
      ))}
    </ul>
  );
}
