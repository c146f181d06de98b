import { isTextFile } from '@vitrine/shared/browser/is-text-file';
import { type InvitationCheck, type Invited, limits, type Said } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { ApiError, Button, Dialog } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useApiWords } from '../texts/use-api-words';
import { useManagerTexts } from '../texts/use-manager-texts';
import { asBase64 } from './as-base64';
import { ChoosePeople } from './choose-people';
import { InvitationReport } from './invitation-report';
import styles from './invite-many.module.css';
import { InvitedPeople } from './invited-people';
import type { Role } from './person';

interface InviteManyProps<R extends Role> {
  roles: R[];
  initialRole: R;
  /** What inviting the list would do; writes nothing. */
  check: (list: { role: R; text?: string; file?: string }) => Promise<InvitationCheck>;
  invite: (people: { email: string; role: R }[]) => Promise<Invited>;
  onClose: () => void;
}

type List = { text: string } | { file: File };

/** A list of people from the clipboard or a file: what it would do, row by row, then the invitations and their links. */
export function InviteMany<R extends Role>(props: InviteManyProps<R>) {
  const { roles, initialRole, check, invite, onClose } = props;
  const t = useManagerTexts();
  const inWords = useApiWords();
  const toast = useToast();
  const [role, setRole] = useState(initialRole);
  const [text, setText] = useState('');
  const [list, setList] = useState<List | null>(null);
  const [report, setReport] = useState<InvitationCheck | null>(null);
  const [done, setDone] = useState<Invited | null>(null);
  const [refused, setRefused] = useState<Said[]>([]);
  const [pending, setPending] = useState(false);

  /** One at a time; what the API says about the list stands in the window, anything else is a toast. */
  const run = async (work: () => Promise<void>) => {
    if (pending) return;
    setPending(true);
    setRefused([]);
    try {
      await work();
    } catch (error) {
      const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
      if (errors.length > 0) setRefused(errors);
      else toast.error(error);
    } finally {
      setPending(false);
    }
  };
  const checkList = (chosen: List) =>
    run(async () => {
      setList(chosen);
      if (!('file' in chosen)) return setReport(await check({ role, text: chosen.text }));
      const { file } = chosen;
      if (!(await isTextFile(file))) return setRefused([{ message: t('said.csv.noText') }]);
      if (file.size > limits.invitationListBytes)
        return setRefused([
          { message: t('people.many.tooLarge', { name: file.name, count: limits.peopleAtOnce }) },
        ]);
      setReport(await check({ role, file: await asBase64(file) }));
    });

  const invitees = (report?.rows ?? []).flatMap(({ email, role: given, verdict }) => {
    const known = roles.find((one) => one === given);
    return known && (verdict === 'invite' || verdict === 'again') ? [{ email, role: known }] : [];
  });
  const wasRefused = refused.length > 0 && report !== null;

  return (
    <Dialog
      open
      width={report ? 760 : 560}
      title={
        done
          ? t('people.many.doneTitle', { count: done.people.length })
          : t(report ? 'people.many.reportTitle' : 'people.many.title')
      }
      onClose={onClose}
      action={
        done ? null : wasRefused && list ? (
          <Button kind="primary" loading={pending} onClick={() => void checkList(list)}>
            {t('people.many.checkAgain')}
          </Button>
        ) : report ? (
          <Button
            kind="primary"
            loading={pending}
            disabled={invitees.length === 0}
            onClick={() => void run(async () => setDone(await invite(invitees)))}
          >
            {t('people.many.submit', { count: invitees.length })}
          </Button>
        ) : (
          <Button
            kind="primary"
            loading={pending}
            disabled={text.trim() === ''}
            onClick={() => void checkList({ text })}
          >
            {t('people.many.check')}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <div role="alert">
          {refused.length > 0 && (
            <div className={styles.refused}>
              {list && 'file' in list && <strong dir="auto">{list.file.name}</strong>}
              <ul>
                {refused.map((one) => (
                  <li key={one.message}>{inWords(one)}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {done ? (
          <InvitedPeople invited={done} />
        ) : report ? (
          <>
            <InvitationReport report={report} roles={roles} />
            <div>
              <Button kind="quiet" onClick={() => setReport(null)}>
                {t('people.many.back')}
              </Button>
            </div>
          </>
        ) : (
          <ChoosePeople
            roles={roles}
            role={role}
            onRole={setRole}
            text={text}
            onText={setText}
            onFile={(file) => void checkList({ file })}
          />
        )}
      </div>
    </Dialog>
  );
}
