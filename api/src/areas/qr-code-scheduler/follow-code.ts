import type { CodeTarget } from '@vitrine/shared/contract';
import type { CodeVisit } from '@vitrine/shared/contract/areas/qr-code-scheduler/resolve-code';
import { printedCodePattern } from '@vitrine/shared/contract/values/patterns';
import { placeMs } from '@vitrine/shared/contract/values/zoned-time';
import type { Dependencies } from '../../dependencies';
import { assignedAt, placementState } from '../../placements/state';
import {
  type CodeExperience,
  type CodePlacement,
  type CodeStanding,
  codeStanding,
  type PrintedPlace,
} from './code-standing';
import { codeTargetAddress } from './code-target-address';
import { type PublishedCode, publishedCodes } from './published-codes';
import { firstLanguage } from './visiting-language';

/** Why a code leads nowhere: its experience is archived with it, it is over, not open yet, or what it names is not there. */
export type DeadEnd = 'archived' | 'ended' | 'scheduled' | 'nowhere';

/** What became of following a code. */
export interface Followed {
  printed: PrintedPlace;
  experience: CodeExperience;
  /** Where it leads; null: nowhere. */
  address: string | null;
  /** null where it leads somewhere. */
  deadEnd: DeadEnd | null;
  /** Of the rule that won; null: none did. */
  ruleId: string | null;
  /** When it opens, where that is still to come. */
  opens: { atMs: number; timeZone: string } | null;
}

/** Who follows a code. */
export interface Follower {
  acceptLanguage: string | undefined;
  device: CodeVisit['device'];
}

/** Follows printed codes by what is published now. */
export interface CodeFollower {
  /** Whether it takes no look at the database to say that there is such a code. */
  knows(code: string): boolean;
  /** @returns null for what is no code, and never was. */
  follow(code: string, follower: Follower): Promise<Followed | null>;
  /** Whether visitors find something at the placement at which a code stands. */
  showsSomething(printed: PrintedPlace): Promise<boolean>;
}

export function codeFollower(dependencies: Pick<Dependencies, 'db' | 'now'>): CodeFollower {
  const { db, now } = dependencies;
  const standing = codeStanding(dependencies);
  const published = publishedCodes(db);

  async function follow(code: string, { acceptLanguage, device }: Follower): Promise<Followed | null> {
    if (!printedCodePattern.test(code)) return null;
    const printed = await standing.printed.get(code);
    const experience = printed && (await standing.experiences.get(printed.experienceId));
    if (!experience) return null;
    const dead = (deadEnd: DeadEnd, opens: Followed['opens'] = null): Followed => ({
      ...{ printed, experience, deadEnd, opens },
      ...{ address: null, ruleId: null },
    });
    if (experience.isArchived) return dead('archived');
    const rules = experience.hash === null ? null : await published(experience.hash, printed.documentId);
    if (!rules) return dead('ended');
    await placementsOf(standing, rules, printed);
    const here = standing.placements.peek(printed.placementId);
    if (!here) return dead('nowhere');
    const at = now();
    const visit = {
      ...{ placementId: printed.placementId, device, atMs: at.getTime() },
      language: firstLanguage(acceptLanguage) ?? experience.languages[0] ?? 'en',
    };
    const { state, targets } = rules.answer(visit, here.timeZone);
    if (state === 'scheduled') return dead('scheduled', opening(rules, here.timeZone));
    if (state === 'ended') return dead('ended');
    const isThere = reaching({ at, here, printed, rules, standing });
    const found = targets.find(({ target }) => isThere(target));
    if (!found) return dead('nowhere');
    const address = codeTargetAddress(found.target, printed.placementId);
    return { printed, experience, address, deadEnd: null, ruleId: found.ruleId, opens: null };
  }

  return {
    knows: (code) => standing.printed.peek(code) !== null,
    follow,
    async showsSomething({ brandId, placementId }) {
      const placement = await standing.placements.get(placementId);
      if (!placement || !isStanding(placement, brandId)) return false;
      const { experienceId } = assignedAt(placement, now());
      const shown = experienceId === null ? null : await standing.experiences.get(experienceId);
      const archivedAt = shown?.isArchived ? now() : null;
      return placementState(placement, shown && { ...shown, archivedAt }, now()) === 'active';
    },
  };
}

/** Reads those that are not known, the one at which the code stands among them. */
async function placementsOf(
  { placements }: CodeStanding,
  rules: PublishedCode,
  { placementId }: PrintedPlace,
): Promise<void> {
  const asked = [placementId, ...rules.placements]
    .map((id) => placements.get(id))
    .filter((answer) => answer instanceof Promise);
  if (asked.length > 0) await Promise.all(asked);
}

const isStanding = ({ brandId, isArchived }: CodePlacement, ofBrand: string) =>
  !isArchived && brandId === ofBrand;

interface Reaching {
  at: Date;
  here: CodePlacement;
  printed: PrintedPlace;
  rules: PublishedCode;
  standing: CodeStanding;
}

/**
 * Whether a target is there: a placement of the same brand; a document that the published version has, where the code
 * stands at a placement that shows its experience.
 */
function reaching({ at, here, printed, rules, standing }: Reaching) {
  let opensDocuments: boolean | undefined;
  return (target: CodeTarget): boolean => {
    if (target.kind === 'link') return codeTargetAddress(target, printed.placementId) !== null;
    if (target.kind === 'placement') {
      const placement = standing.placements.peek(target.placementId);
      return placement !== null && isStanding(placement, printed.brandId);
    }
    opensDocuments ??=
      isStanding(here, printed.brandId) && assignedAt(here, at).experienceId === printed.experienceId;
    return opensDocuments && rules.documents.has(target.documentId);
  };
}

const opening = ({ opensAt }: PublishedCode, timeZone: string): Followed['opens'] =>
  opensAt === undefined ? null : { atMs: placeMs(opensAt, timeZone), timeZone };
