import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { LoadingFailed } from '../../components/ui/LoadingFailed.tsx';
import { LoadMore } from '../../components/ui/LoadMore.tsx';
import { PEOPLE_PATH } from '../account/session/people-path.ts';
import { helpPath, stateOfMember } from '../help/route.ts';
import { LINE } from '../help/texts.ts';
import { editPath } from './address.ts';
import { answersLine } from './answers-line.ts';
import { $list, closeList, type List, loadMore, type More, openList } from './list.ts';
import { PersonCard } from './PersonCard.tsx';
import { PersonSummary } from './PersonSummary.tsx';
import type { Person } from './person.ts';
import { type GroupName, groupsOf, sumsOf } from './summary.ts';
import { ALL_PEOPLE, BANNER, GROUPS, LIST, PROGRAMS } from './texts.ts';

/** The programs of a person the member helps. Nothing here changes the member's own data. */
export function PersonPrograms({ person }: { person: Person }) {
  const { id, name, answers } = person;
  const list = useStore($list);
  // If another tab changes the answers, search again.
  useEffect(() => {
    void openList(answers);
    return closeList;
  }, [answers]);
  return (
    <>
      <section className="person-banner" aria-label={BANNER.label}>
        <p className="wrap-anywhere">
          <b dir="auto">{BANNER.for(name)}</b>
        </p>
        <a href="/search-results">{BANNER.back}</a>
      </section>
      <div className="stack [--gap:1.25rem]">
        <header className="stack [--gap:0.5rem]">
          <h1 className="title wrap-anywhere">{PROGRAMS.title(name)}</h1>
          <p className="wrap-anywhere">
            <b>{PROGRAMS.told}</b> <span dir="auto">{answersLine(answers)}</span> <a href={editPath(id)}>{LIST.edit}</a>
          </p>
          <p className="text-ink-soft wrap-anywhere">{PROGRAMS.you(name)}</p>
        </header>
        <div className="flex flex-wrap gap-3">
          {list.status === 'ready' && list.grants.length > 0 && (
            <Button onClick={() => print()}>{PROGRAMS.print}</Button>
          )}
          <a className="button button-ghost" href={PEOPLE_PATH}>
            {ALL_PEOPLE}
          </a>
        </div>
        <Programs person={person} list={list} />
        <HelpLine person={person} />
      </div>
      {list.status === 'ready' && list.grants.length > 0 && (
        <PersonSummary person={person} grants={list.grants} total={list.total} />
      )}
    </>
  );
}

function Programs({ person: { answers }, list }: { person: Person; list: List }) {
  if (list.status === 'loading') return <Loading />;
  if (list.status === 'failed')
    return <LoadingFailed title={PROGRAMS.failed} message={list.message} onTryAgain={() => openList(answers)} />;
  const { grants, total, hasMore, more } = list;
  if (grants.length === 0) {
    return (
      <EmptyState title={PROGRAMS.none}>
        <p>{PROGRAMS.noneText}</p>
      </EmptyState>
    );
  }
  const groups = groupsOf(grants);
  const sums = sumsOf(total);
  return (
    <>
      <div>
        <p role="status" className="font-semibold">
          {PROGRAMS.found(groups.settled.length, grants.length)}
        </p>
        {sums && <p>{PROGRAMS.together(sums)}</p>}
      </div>
      {ORDER.map((group) => groups[group].length > 0 && <Group key={group} name={group} grants={groups[group]} />)}
      {more.status === 'failed' && (
        <Alert kind="error" title={PROGRAMS.moreFailed}>
          <p>{more.message}</p>
        </Alert>
      )}
      <LoadMore
        label={more.status === 'loading' ? PROGRAMS.loadingMore : PROGRAMS.more}
        pending={more.status === 'loading'}
        notice={noticeOf(more)}
        onLoad={hasMore ? () => void loadMore(answers) : undefined}
      />
    </>
  );
}

const ORDER: readonly GroupName[] = ['settled', 'checking', 'rare'];

function Group({ name, grants }: { name: GroupName; grants: ReturnType<typeof groupsOf>[GroupName] }) {
  return (
    <section aria-labelledby={`people-${name}`} className="stack [--gap:0.75rem]">
      <div>
        <h2 id={`people-${name}`} className="subhead">
          {GROUPS[name].title}
        </h2>
        <p className="text-ink-soft">{GROUPS[name].text}</p>
      </div>
      <ul className="card-list">
        {grants.map((grant) => (
          <li key={grant.id} className="min-w-0">
            <PersonCard grant={grant} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function noticeOf(more: More): string {
  if (more.status === 'ended') return PROGRAMS.ended;
  return more.status === 'added' ? PROGRAMS.added(more.count) : '';
}

function Loading() {
  return (
    <div className="stack [--gap:0.75rem]" role="status">
      <p className="visually-hidden">{PROGRAMS.loading}</p>
      <div className="skeleton h-24" />
      <div className="skeleton h-24" />
      <div className="skeleton h-24" />
    </div>
  );
}

function HelpLine({ person: { answers } }: { person: Person }) {
  return (
    <p className="help-line">
      {LINE.ask} <a href={helpPath(stateOfMember(answers))}>{LINE.link}</a>
    </p>
  );
}
