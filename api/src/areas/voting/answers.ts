import {
  choicesIn,
  inOrder,
  protectionOf,
  slotOf,
  type VotingProtection,
  voteQuestion,
  votingDocument,
} from '@vitrine/shared/contract';
import type { AnswerRules, AreaAnswers } from '../../responses/area-answers';
import { countsVisible } from '../../responses/counts-visible';
import { choiceComplaint, choiceRules } from '../options/choice-rules';
import { changesBallot, draftBallot, publishedBallot } from './changes-ballot';
import { readBallotFile } from './rounds/read-ballot-file';
import type { VotingServerHalf } from './server-half';

const protectedBy: Record<VotingProtection, Pick<AnswerRules, 'byToken' | 'repeats'>> = {
  none: { repeats: true },
  browser: {},
  token: { byToken: true },
};

/** Votes wait for a moderator, who opens one at a time in each slot. */
export const votingAnswers: AreaAnswers = {
  rules(part, server: Partial<VotingServerHalf> = {}) {
    if (part.area !== 'voting') return null;
    const { changeAllowed, documentId, results } = part;
    const openSeconds = server.openSeconds?.[documentId];
    const choice = choiceRules(part);
    return {
      documentId,
      opensByItself: false,
      slot: slotOf(part),
      changeAllowed,
      onlyInItsRound: true,
      ...protectedBy[protectionOf(part)],
      ...(openSeconds !== undefined && { openSeconds }),
      takesParts: false,
      check: (answers) =>
        Object.entries(answers).flatMap(([questionId, answer]) => {
          const message =
            questionId === voteQuestion ? choiceComplaint(choice, answer) : 'A vote asks nothing else';
          return message ? [{ pointer: `/answers/${questionId}`, message }] : [];
        }),
      countedAs: (_, answer) => choicesIn(answer),
      // Whoever did not vote sees the outcome once nobody can.
      showsCounts: (state, given) =>
        countsVisible(results, state, Object.keys(given).length > 0) ||
        (results === 'after-answer' && state === 'closed'),
    };
  },
  locks: {
    data(before, after) {
      const [was, is] = [votingDocument.safeParse(before), votingDocument.safeParse(after)];
      return was.success && is.success && changesBallot(draftBallot(was.data), draftBallot(is.data));
    },
    part: (before, after) =>
      before.area === 'voting' &&
      after.area === 'voting' &&
      changesBallot(publishedBallot(before), publishedBallot(after)),
  },
  tokens: {
    asksFor(data) {
      const vote = votingDocument.safeParse(data);
      return vote.success && protectionOf(vote.data) === 'token';
    },
    // A card is a ballot: whoever lost sight of theirs has not given it away.
    moves: false,
  },
  readExport: readBallotFile,
  summary: {
    name: 'votes',
    ofDraft(data) {
      const vote = votingDocument.safeParse(data);
      if (!vote.success) return null;
      const { options, title, type } = vote.data;
      const protection = protectionOf(vote.data);
      return { title, type, protection, options: inOrder(options).map(([id, { label }]) => ({ id, label })) };
    },
    ofPart: (part) =>
      part.area === 'voting'
        ? { title: part.title, type: part.type, protection: protectionOf(part), options: part.options }
        : null,
  },
};
