import type { MatchedGrant, Reason } from '../../../contract/programs/grants.ts';
import { Button } from '../../../site/src/components/ui/Button.tsx';
import { $session } from '../../../site/src/features/account/session/store.ts';
import { aUser } from '../../../site/src/features/account/session/user.fixture.ts';
import { aGrant } from '../../../site/src/features/program/grant.fixture.ts';
import { ProgramCard } from '../../../site/src/features/program/ProgramCard.tsx';
import { DismissButtons } from '../../../site/src/features/saved/dismissed/DismissButtons.tsx';
import { LastDismissedLine } from '../../../site/src/features/saved/dismissed/LastDismissedLine.tsx';
import { $lastDismissed } from '../../../site/src/features/saved/dismissed/store.ts';

const DAY_MS = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const reason = (verdict: Reason['verdict'], text: string, criterion = text): Reason => ({
  criterion,
  verdict,
  text,
  quote: 'Eligible applicants are households with low income.',
  source: { title: 'The law of the program', url: 'https://www.example.gov/law', date: '2026-06-01' },
});

/** Cards for every verdict, plus a minimal one, with missing facts, overlong texts and right-to-left text. */
const GRANTS: MatchedGrant[] = [
  aGrant({
    id: 'a',
    amount: 'Up to $1,200 a season',
    deadline: '2030-03-15',
    deadlineKind: 'fixed',
    deadlineAt: inDays(1212),
    match: {
      score: 92,
      verdict: 'eligible',
      likelihood: 'qualify',
      met: 2,
      open: 0,
      reasons: [reason('met', 'You live in Ohio', 'state'), reason('met', 'You apply for your own household')],
    },
  }),
  aGrant({
    id: 'b',
    deadline: 'Next week at noon, Eastern time',
    deadlineKind: 'fixed',
    deadlineAt: inDays(7),
    match: {
      score: 71,
      verdict: 'likely',
      likelihood: 'very-likely',
      met: 2,
      open: 1,
      reasons: [
        reason('met', 'You are 34', 'age'),
        reason('met', 'You live in Ohio', 'state'),
        reason('unknown', 'Your income is below the limit', 'householdIncome'),
      ],
    },
  }),
  aGrant({
    id: 'c',
    title: 'منحة البحث العلمي',
    sourceType: 'perplexity',
    verified: false,
    programType: 'loan',
    deadline: 'Yesterday',
    deadlineKind: 'fixed',
    deadlineAt: inDays(-1),
    match: { score: 40, verdict: 'check', likelihood: 'unknown', met: 0, open: 0, reasons: [] },
    provider: null,
  }),
  aGrant({
    id: 'd',
    programType: 'grant',
    title:
      'Supercalifragilisticexpialidocious Community-Development-and-Neighborhood-Revitalization Block Grants for Cities',
    provider: 'Office of the Assistant Secretary for a Department with a Name that Goes on for Two Lines',
    amount: 'Depends on the size of the household, the heating fuel, the state and how much money is left',
    deadline: 'Several rounds a year; each state opens and closes its own, usually from November to March',
    match: {
      score: 0,
      verdict: 'ineligible',
      likelihood: 'no',
      met: 0,
      open: 0,
      reasons: [reason('unmet', 'You own a business', 'ownsBusiness')],
      wouldChange: [{ criterion: 'ownsBusiness', text: 'You own a business', sets: { ownsBusiness: true } }],
    },
  }),
  aGrant({
    id: 'e',
    title: 'For what is rare',
    deadlineKind: 'ongoing',
    match: {
      score: 4,
      verdict: 'likely',
      likelihood: 'only-if',
      met: 1,
      open: 1,
      onlyIf: ['You worked in a coal mine and have black lung disease'],
      reasons: [reason('unknown', 'You worked in a coal mine and have black lung disease')],
    },
  }),
  aGrant({
    id: 'h',
    title: 'A program that was dismissed, with a title that takes two lines',
    deadlineKind: 'ongoing',
  }),
];

$session.set({ status: 'signed-in', user: aUser() });
$lastDismissed.set({ id: 'h', getsAlready: false, isHere: false });

export function ProgramsSpecimen() {
  return (
    <div className="specimen-cards">
      {GRANTS.map((grant, index) => (
        <ProgramCard
          key={grant.id}
          grant={grant}
          linkId={`specimen-program-${index}`}
          action={index % 2 === 0 && <Button look="ghost">Save</Button>}
          actions={<DismissButtons grant={grant} />}
        />
      ))}
      <LastDismissedLine grants={GRANTS} />
    </div>
  );
}
