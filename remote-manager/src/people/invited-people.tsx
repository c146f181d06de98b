import type { Invited } from '@vitrine/shared/contract';
import { CopyButton } from '@vitrine/shared/ui';
import list from '../parts/checked-list.module.css';
import { InPages } from '../parts/in-pages';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './invited-people.module.css';

/** @returns how many links no mail takes to anybody: gone with the window that shows them. */
export const onlyHere = ({ links, people }: Invited): number =>
  people.filter(({ email, mailed }) => !mailed && links?.[email]).length;

/** What inviting many came to: who gets a mail, and the links of those who do not. */
export function InvitedPeople({ invited }: { invited: Invited }) {
  const { links, people } = invited;
  const t = useManagerTexts();
  const all = Object.entries(links ?? {});
  const allMailed = people.every(({ mailed }) => mailed);
  const toldOnce = onlyHere(invited);
  return (
    <>
      <p>
        {t(links === null ? 'people.many.lost' : allMailed ? 'people.many.mailed' : 'people.many.notMailed')}
      </p>
      {all.length > 0 && (
        <>
          <div className={styles.linksHead}>
            <strong>{t('people.many.links')}</strong>
            <CopyButton
              text={all.map(([email, link]) => `${email}\t${link}`).join('\n')}
              label={t('people.many.copyAll')}
            />
          </div>
          <InPages label={t('people.many.links')} items={all}>
            {(shown) => (
              <ul className={styles.links} aria-label={t('people.many.links')}>
                {shown.map(([email, link]) => (
                  <li key={email}>
                    <bdi>{email}</bdi>
                    <CopyButton text={link} label={t('people.many.copyFor', { name: email })} />
                  </li>
                ))}
              </ul>
            )}
          </InPages>
          {toldOnce > 0 && <p className={list.note}>{t('toldOnce.hint', { count: toldOnce })}</p>}
        </>
      )}
    </>
  );
}
