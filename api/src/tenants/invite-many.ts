import type { Invited, NoLinkReason, Problem } from '@vitrine/shared/contract';
import type { Transaction } from '../db/database';
import type { Write } from '../idempotency';
import { ProblemError } from '../problem';
import { type TranslatableMessage, translatableAs } from '../translatable-message';
import type { Verdict } from './invitation-verdict';

/** One who was invited, or was there. */
export interface Made {
  email: string;
  verdict: Verdict['verdict'];
  /** What the inviter may pass on. */
  link: string | null;
  noLink?: NoLinkReason | undefined;
  /** Sends the mail; null where there is nothing to say. */
  mail: (() => Promise<boolean>) | null;
}

const mailsAtOnce = 5;
/** Somebody waits for the answer, which names whom no mail has reached. */
const patienceMs = 30_000;

/**
 * Invites all or nobody: one that cannot be invited any more is named with its row, and nothing is written.
 * @param invite in the transaction; throws a ProblemError for one who cannot be invited.
 * @throws ProblemError 409 `not-all-invited` with an error for each row.
 */
export async function inviteMany<Person extends { email: string }>(
  write: Write,
  people: Person[],
  invite: (tx: Transaction, person: Person) => Promise<Made>,
): Promise<Invited> {
  const rows = people.map((person, row) => ({ person, row }));
  // In one order for all callers, so that two lists with the same people do not wait for each other.
  const inOrder = rows.toSorted((a, b) => (a.person.email < b.person.email ? -1 : 1));
  const inviteAll = async (tx: Transaction) => {
    const done = new Map<string, Made>();
    const errors: NonNullable<Problem['errors']> = [];
    for (const { person, row } of inOrder) {
      if (done.has(person.email)) continue;
      try {
        done.set(person.email, await invite(tx, person));
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        errors.push({ pointer: `/people/${row}/email`, ...refusalOf(person, error) });
      }
    }
    if (errors.length > 0)
      throw new ProblemError(
        409,
        'not-all-invited',
        'Nobody was invited: not everybody can be, as of now. Check the list again.',
        { errors },
      );
    return done;
  };
  const made = await write(inviteAll, { answersLater: true });
  const mailed = await mailAll([...made.values()]);
  const links = [...made.values()].flatMap(({ email, link }) =>
    link === null ? [] : [[email, link] as const],
  );
  return {
    people: [...made.values()].map(({ email, noLink, verdict }) => ({
      email,
      verdict,
      ...(noLink && { noLink }),
      mailed: mailed.has(email),
    })),
    links: Object.fromEntries(links),
  };
}

const sentences = {
  'already-member': 'people.alreadyMember',
  'owners-only': 'people.ownersOnly',
  'not-yours-to-renew': 'people.notYoursToRenew',
  'person-disabled': 'people.disabled',
} as const;
const isKnown = (code: string): code is keyof typeof sentences => code in sentences;

const refusalOf = ({ email }: { email: string }, { code, message }: ProblemError): TranslatableMessage =>
  translatableAs(`${email}: ${message}`, isKnown(code) ? sentences[code] : 'people.refused', { email });

/** @returns the addresses whose mail left the house, as far as somebody waits for that. */
async function mailAll(made: Made[]): Promise<Set<string>> {
  const mailed = new Set<string>();
  const waiting = [...made];
  const until = Date.now() + patienceMs;
  const send = async () => {
    for (let next = waiting.shift(); next && Date.now() < until; next = waiting.shift())
      if (await next.mail?.()) mailed.add(next.email);
  };
  await Promise.all(Array.from({ length: mailsAtOnce }, send));
  return mailed;
}
