import { endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import { Link, useSession } from '@vitrine/shared/host';
import { Initials, useEndpointList } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { OwnName } from './own-name';
import styles from './settings.module.css';
import { SignInMethods } from './sign-in-methods';

/** Who is signed in, with which roles, and how they come in. */
export function Profile() {
  const t = useManagerTexts();
  const { recheck, session } = useSession();
  const [savedName, setSavedName] = useState<string | null>(null);
  const brands = useEndpointList(endpoints.listBrands, {});
  if (!session) return null;
  const { person } = session;
  // The frame hears of it from the API; here it stands even if that is out of reach just now.
  const shownName = savedName ?? person.displayName;
  const names = new Map(brands.data?.items.map(({ id, name }) => [id, name]));
  const roles = session.brands.filter(({ brandId }) => names.has(brandId));
  return (
    <div className={styles.groups}>
      <div className={styles.card}>
        <div className={styles.person}>
          <Initials name={shownName ?? person.email} round />
          <div>
            <div dir="auto" className={styles.name}>
              {shownName ?? t('settings.noName')}
            </div>
            <div className={styles.muted}>{person.email}</div>
          </div>
        </div>
        <dl className={styles.facts}>
          <dt>{t('field.role')}</dt>
          <dd>
            {t(`people.role.${person.role}`)}
            <div className={styles.muted}>{t(`people.roleHelp.${person.role}`)}</div>
          </dd>
          <dt>{t('settings.brandRoles')}</dt>
          <dd>
            {person.role !== 'member' && t('settings.allBrands')}
            {person.role === 'member' && brands.data && roles.length === 0 && t('settings.noBrands')}
            {person.role === 'member' &&
              roles.map(({ brandId, role }) => (
                <div key={brandId}>
                  <Link to={addresses.brand(brandId)} dir="auto">
                    {names.get(brandId)}
                  </Link>
                  {` · ${t(`people.role.${role}`)}`}
                </div>
              ))}
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
