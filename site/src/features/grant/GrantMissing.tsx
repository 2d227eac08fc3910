import { useEffect } from 'react';
import { NOT_FOUND, pageTitle } from './texts.ts';

export function GrantMissing() {
  useEffect(() => {
    document.title = pageTitle(NOT_FOUND.title);
  }, []);
  return (
    <div className="empty-state">
      <h1 className="title">{NOT_FOUND.title}</h1>
      <p>{NOT_FOUND.text}</p>
      <p className="flex flex-wrap justify-center gap-3">
        <a className="button button-primary" href="/">
          {NOT_FOUND.home}
        </a>
        <a className="button button-quiet" href="/search-results">
          {NOT_FOUND.search}
        </a>
      </p>
    </div>
  );
}
