import { tenantRoleMay } from '@vitrine/shared/contract/entities/permissions';
import { remoteNames } from '@vitrine/shared/contract/federation/registry';
import { useSession, useToast } from '@vitrine/shared/host';
import { Button, Dialog } from '@vitrine/shared/ui';
import { useEffect, useState } from 'react';
import { useShell } from '../shell-context';
import { isStaffAddress, withOverrides } from './choose-overrides';
import { askedOverrides, keptOverrides } from './kept-overrides';
import styles from './override-question.module.css';
import { useOverrideTexts } from './texts';

/**
 * Asks whoever is signed in for the overrides that an address named, once, before anything of them is fetched: foreign
 * code can do all that they can. In production only those who may change the tenant are asked; elsewhere all staff.
 */
export default function OverrideQuestion({ open = (url: string) => location.replace(url) }) {
  const texts = useOverrideTexts();
  const { config } = useShell();
  const { authUser, session } = useSession();
  const toast = useToast();
  const [asked, setAsked] = useState(askedOverrides.get);
  const may =
    config.environment !== 'production' || tenantRoleMay(session?.person.role ?? null, 'tenant:update');
  const refused = asked !== null && !may;

  useEffect(() => {
    if (!refused) return;
    askedOverrides.forget();
    setAsked(null);
    toast.error(new Error(texts.refused));
  }, [refused, texts, toast]);
  if (!asked || refused) return null;

  const decline = () => {
    askedOverrides.forget();
    setAsked(null);
    // Whoever came for a visitor's page was brought here for the question only.
    if (!isStaffAddress(asked.address)) open(asked.address);
  };
  const run = () => {
    askedOverrides.forget();
    keptOverrides.keep({ overrides: asked.overrides, person: authUser?.uid ?? null });
    open(withOverrides(asked.address, asked.overrides));
  };
  return (
    <Dialog
      open
      title={texts.question}
      closeText={texts.decline}
      onClose={decline}
      action={
        <Button kind="primary" onClick={run}>
          {texts.run}
        </Button>
      }
    >
      <p>{texts.risk}</p>
      <dl className={styles.builds}>
        {remoteNames.map(
          (remote) =>
            asked.overrides[remote] && (
              <div key={remote}>
                <dt>{texts.remotes[remote]}</dt>
                <dd>
                  <code dir="ltr">{asked.overrides[remote]}</code>
                </dd>
              </div>
            ),
        )}
      </dl>
    </Dialog>
  );
}
