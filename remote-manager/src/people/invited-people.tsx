import { type Invited, noLinkReason } from '@vitrine/shared/contract';
import { CopyButton, CopyField } from '@vitrine/shared/ui';
import list from '../parts/checked-list.module.css';
import common from '../parts/common.module.css';
import { InPages } from '../parts/in-pages';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './invited-people.module.css';

/** @returns how many links no mail takes to anybody: gone with the dialog that shows them. */
export const onlyHere = ({ links, people }: Invited): number =>
  people.filter(({ email, mailed }) => !mailed && links?.[email]).length;

interface InvitedPeopleProps {
  invited: Invited;
  /** Where those come in who have an account. */
  home?: string | undefined;
}

/** What inviting many came to: who gets a mail, the links of those who do not, and who has none and why. */
export function InvitedPeople({ invited, home }: InvitedPeopleProps) {
  const { links, people } = invited;
  const t = useManagerTexts();
  const all = Object.entries(links ?? {});
  const linked = people.filter(({ noLink }) => !noLink);
  const allMailed = linked.every(({ mailed }) => mailed);
  const toldOnce = onlyHere(invited);
  return (
    <>
      {linked.length > 0 && (
        <p>
          {t(
            links === null ? 'people.many.lost' : allMailed ? 'people.many.mailed' : 'people.many.notMailed',
          )}
        </p>
      )}
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
          {toldOnce > 0 && <p className={common.hint}>{t('shown-once.hint', { count: toldOnce })}</p>}
        </>
      )}
      <WithoutLink people={people} home={home} />
    </>
  );
}

/** Whose link is not the inviter's to pass on, by the reason, and what there is to do for them. */
function WithoutLink({ people, home }: { people: Invited['people']; home: string | undefined }) {
  const t = useManagerTexts();
  return noLinkReason.options.map((reason) => {
    const theirs = people.filter(({ noLink }) => noLink === reason);
    if (theirs.length === 0) return null;
    const label = t(`people.many.without.${reason}`);
    const mailed = theirs.every((one) => one.mailed);
    return (
      <div key={reason} className={list.stack}>
        <strong>{label}</strong>
        <p>{t(`people.noLink.${reason}.${mailed ? 'mailed' : 'notMailed'}`)}</p>
        {reason === 'has-account' && home && <CopyField text={home} label={t('people.brandAddress')} />}
        <InPages label={label} items={theirs}>
          {(shown) => (
            <ul className={styles.links} aria-label={label}>
              {shown.map(({ email }) => (
                <li key={email}>
                  <bdi>{email}</bdi>
                </li>
              ))}
            </ul>
          )}
        </InPages>
      </div>
    );
  });
}
